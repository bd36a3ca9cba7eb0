"""Parts of the nets, the benchmarks and the pictures of the code."""
