/** Works on all items, so many at a time; the results stand in the order of the items. */
export async function inTurn<T, R>(items: readonly T[], atATime: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: atATime}, worker));
  return results;
}
