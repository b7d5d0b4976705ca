const DECODES = 'decodeURIComponent(hash.substring(1))';

/** Docusaurus decodes the fragment of an address without asking whether it can be decoded: `#%` took the whole page down. */
export default function malformedHashLoader(source) {
  if (!source.includes(DECODES))
    throw new Error(
      'Docusaurus has changed how it reads the fragment: see whether `#%` still breaks a page, and drop this loader or adapt it.',
    );
  return source.replace(DECODES, `(() => { try { return ${DECODES}; } catch { return hash.substring(1); } })()`);
}
