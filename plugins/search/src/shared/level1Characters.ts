/** The 3,755 characters of GB 2312 level 1, which the standard lists by reading; every browser can decode them. */
export function level1Characters(): string {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) bytes.push(row, cell);
  }
  return new TextDecoder('gb18030').decode(new Uint8Array(bytes));
}
