/** Calls `work` with `rows` in chunks, because a statement takes a limited number of parameters. */
export async function inChunks<Row>(
  rows: readonly Row[],
  work: (chunk: readonly Row[]) => Promise<unknown>,
  size = 500,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size)
    await work(rows.slice(start, start + size));
}
