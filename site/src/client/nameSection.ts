import {decodedHash} from '@x2p2p/page/decodedHash';
import {withSection} from '../components/PageFoot/issueForm.ts';

/**
 * In every page of a site whose host of the source is confirmed: who reports what is wrong has the section filled in, the one that the
 * address names, or else the last that was read.
 */
function sectionRead(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]')];
  const named = decodedHash(location.hash);
  const read =
    headings.find(({id}) => id === named) ?? headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1);
  // Its link ends in a space of no width.
  return read?.textContent.replace('\u200b', '').trim() ?? '';
}

// Before the browser follows the link, by whichever button or key.
for (const type of ['click', 'auxclick'])
  addEventListener(
    type,
    ({target}) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-report]');
      if (link) link.href = withSection(link.href, link.dataset.report!, sectionRead());
    },
    true,
  );
