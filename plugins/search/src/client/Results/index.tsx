import {memo, type ReactNode} from 'react';
import {CRUMB} from '../../shared/indexFormat.ts';
import {kindLabels} from '../../shared/kinds.ts';
import type {FoundPage, FoundSection} from '../../shared/protocol.ts';
import {Marked} from '../Marked.tsx';
import site from '../site.ts';
import type {Follow} from '../useFollow.ts';
import {asOnPage} from './asOnPage.ts';
import styles from './styles.module.css';

/** In the dialog the results are options of the box; on the search page they are plain links. */
interface Listbox {
  id: string;
  active: number;
  point: (option: number) => void;
}

interface Props {
  pages: readonly FoundPage[];
  follow: Follow;
  listbox?: Listbox;
}

const describePage = ({crumbs, title, kind, sdk}: FoundPage, sections: readonly FoundSection[]) => {
  // Leaves out crumbs that the title repeats, and a title that the first result repeats.
  const above = crumbs.split(CRUMB).filter((crumb) => crumb && !title.includes(crumb));
  const path = sections[0]?.anchor ? [...above, title] : above;
  return {path: path.join(CRUMB) || title, tag: sdk ? `${site.sdks[sdk]} · ${kindLabels[kind]}` : kindLabels[kind]};
};

function Section({
  route,
  section,
  follow,
  number,
  listbox,
}: {
  route: string;
  section: FoundSection;
  follow: Follow;
  number: number;
  listbox: Listbox | undefined;
}): ReactNode {
  const option = listbox && {
    id: `${listbox.id}-${number}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': number === listbox.active,
    onPointerMove: () => listbox.point(number),
  };
  return (
    <a
      {...option}
      className={section.anchor ? `${styles.result} ${styles.section}` : styles.result}
      href={follow.url(route, section)}
      onClick={(event) => follow.onClick(event, route, section)}
      onPointerEnter={() => follow.prefetch(route)}
    >
      <span className={section.anchor ? styles.heading : styles.title}>
        <Marked text={section.heading} />
      </span>
      <span className={styles.snippet}>
        <Marked text={section.snippet} />
      </span>
    </a>
  );
}

/**
 * Results grouped by page, best first; in a group the page stands above its sections. Drawn once per answer, not at every key on the way to
 * it.
 */
export const Results = memo(function Results({pages, follow, listbox}: Props): ReactNode {
  let number = 0;
  return (
    <div className={styles.list} {...(listbox && {id: listbox.id, role: 'listbox', 'aria-label': '搜索结果'})}>
      {pages.map((page) => {
        const sections = asOnPage(page.sections);
        const {path, tag} = describePage(page, sections);
        return (
          <div key={page.route} role="group" aria-label={`${page.title}，${tag}`}>
            <div className={styles.where} aria-hidden="true">
              <span key={path}>{path}</span>
              <span className={styles.tag}>{tag}</span>
            </div>
            {sections.map((section) => (
              <Section key={section.anchor} route={page.route} section={section} follow={follow} number={number++} listbox={listbox} />
            ))}
          </div>
        );
      })}
    </div>
  );
});
