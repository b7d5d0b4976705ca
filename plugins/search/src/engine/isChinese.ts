/** Whether a term is Chinese; those that are not are Latin. */
export const isChinese = (term: string): boolean => term >= '\u3007' && term < '\ua000';
