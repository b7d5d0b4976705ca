/** What the plugins here read and write of a page's syntax tree. */
export type MdNode = {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  name?: string | null;
  lang?: string;
  meta?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  data?: {id?: string; hProperties?: {id: string}; estree?: unknown};
  children?: MdNode[];
};

/** How a plugin says what is wrong with a page. */
export type VFile = {fail(reason: string, place?: unknown): never};
