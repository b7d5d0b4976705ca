import {MAX_PLAYLIST_LENGTH} from '../src/index.ts';
import {tooLarge} from '../src/playlist/checkText.ts';

export async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_PLAYLIST_LENGTH) throw tooLarge();
  }
  return Buffer.concat(chunks).toString('utf8');
}
