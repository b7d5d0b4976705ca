import {Trouble} from '@x2p2p/command/Trouble';
import {errorCatalog, type ErrorEntry} from 'x2-core/errors';

/** The entry of an error number, in whatever way it is written: X2-2002, x2-2002, 2002. */
export function errorOf(asked: string): {readonly id: string} & ErrorEntry {
  const id = asked.toUpperCase().replace(/^(?:X2-?)?/, 'X2-');
  if (!Object.hasOwn(errorCatalog, id)) throw new Trouble(`没有 ${asked} 这个编号，有的是 ${Object.keys(errorCatalog).join('、')}。`);
  return {id, ...errorCatalog[id as keyof typeof errorCatalog]};
}
