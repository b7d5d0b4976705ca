/** The reader's text in a sentence: short, on one line. */
export function quote(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const short = line.length > most ? `${line.slice(0, most - 1)}…` : line;
  return `「${short}」`;
}

/** A name that the standard writes in capitals, as it stands; whatever a broken line has in its place, quoted. */
export const nameOrQuote = (name: string): string => (/^[A-Z\d_-]{1,40}$/.test(name) ? name : quote(name, 40));

/** Text that Chinese follows: a blank stands behind Latin letters and digits only. */
export const beforeChinese = (text: string): string => (/[A-Za-z0-9_-]$/.test(text) ? `${text} ` : text);

/** Text that stands behind Chinese: a blank before Latin letters and digits only. */
export const afterChinese = (text: string): string => (/^[A-Za-z0-9_-]/.test(text) ? ` ${text}` : text);
