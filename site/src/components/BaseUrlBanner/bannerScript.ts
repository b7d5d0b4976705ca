/** Styles in the text, as the site's sheets may be missing, too. */
const html = (baseUrl: string): string =>
  '<div id="__docusaurus-base-url-issue-banner" role="alert" style="margin:20px;padding:20px;border:thick solid #c00;background:#ffe6b3;color:#000;font-size:20px">' +
  '<p style="font-size:30px;font-weight:bold">这个网站没有完整加载。</p>' +
  '<p>常见的原因：构建时设置的 <code>baseUrl</code>，不是网站现在所在的路径。</p>' +
  `<p>构建时设置的 <code>baseUrl</code>：<b>${baseUrl}</b></p>` +
  '<p>按现在的地址，应当是：<b></b></p>' +
  '</div>';

/**
 * Name, moment and condition are upstream's, which the first view knows: it sets `window.docusaurus`, and calls `insertBanner` when files
 * turn out to be missing. The words are inserted, so that no crawler takes them for the page's.
 */
export const bannerScript = (baseUrl: string): string => `
document.addEventListener('DOMContentLoaded', () => window.docusaurus === undefined && insertBanner());
function insertBanner() {
  document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(html(baseUrl)).replaceAll('<', '\\u003c')});
  document.querySelector('#__docusaurus-base-url-issue-banner p:last-child b').textContent = location.pathname.replace(/\\/?$/, '/');
}
`;
