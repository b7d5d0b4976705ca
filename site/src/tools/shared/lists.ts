/** What a field for several texts holds: they are kept apart by commas, blanks or lines. */
export const splitList = (text: string): string[] => text.split(/[\s,，]+/).filter((part) => part !== '');

export const isStunUrl = (text: string): boolean => /^stuns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/.test(text);
