import {brand} from '../brand.ts';

/** An Atom feed that says its language, for which the library has no option: voices and fonts follow from it. */
export function sayLanguage(atom: string): string {
  const said = atom.replace('<feed ', `<feed xml:lang="${brand.language}" `);
  if (said === atom) throw new Error('An Atom feed does not begin as it used to, so its language could not be written into it.');
  return said;
}
