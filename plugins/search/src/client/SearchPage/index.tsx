import {useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {Filters} from '../Filters/index.tsx';
import {Results} from '../Results/index.tsx';
import {Preference} from '../Preference/index.tsx';
import {queryInAddress} from '../searchPageUrl.ts';
import {StatusText} from '../StatusText/index.tsx';
import site from '../site.ts';
import {Suggestions} from '../Suggestions/index.tsx';
import {SearchForm} from './SearchForm.tsx';
import {useAsked} from './useAsked.ts';
import {useSiteHost} from './useSiteHost.ts';
import {useFollow} from '../useFollow.ts';
import {useSearch} from '../useSearch.ts';
import styles from './styles.module.css';

const PAGES_SHOWN = 40;

/** All results at an address that can be kept and sent. */
export default function SearchPage(): ReactNode {
  const host = useSiteHost();
  const {baseUrl} = host;
  const input = useRef<HTMLInputElement>(null);
  const {asked, isAlive, ask, save} = useAsked(baseUrl);
  const {typed, query, filter, isFromAddress} = asked;
  const [isNeutral, setNeutral] = useState(false);
  const {state, hold, retry} = useSearch({host, query, ...filter, neutral: isNeutral, limit: PAGES_SHOWN, isWhole: isFromAddress});
  const follow = useFollow(host, query, save);
  const change = (text: string, isUnfinished: boolean) => ask({typed: text, ...(!isUnfinished && {query: queryInAddress(text)})});
  const pages = state.answer?.pages ?? [];
  const [first, second] = site.startingPoints.map(({label, to}) => (
    <a key={to} href={`${baseUrl}${to.slice(1)}`}>
      {label}
    </a>
  ));

  return (
    <Layout title={query ? `搜索「${query.slice(0, 60)}」` : '搜索'} description={site.description}>
      {/* Search engines may index the empty search page, but not lists of results. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className={styles.main} onBlur={save}>
        <h1 className={styles.title}>搜索</h1>
        <SearchForm action={`${baseUrl}search`} input={input} typed={isAlive ? typed : undefined} onType={change} onSubmit={save} />
        <div className={styles.filters}>
          <Filters value={filter} onChange={(chosen) => ask({filter: chosen})} />
        </div>
        {/* The first answer comes from the part of the index that is there; a count that will grow is not worth hearing. */}
        <p className={styles.status} aria-busy={state.answer?.partial}>
          <StatusText state={state} query={query} />
          <Preference state={state} isNeutral={isNeutral} onChange={setNeutral} />
        </p>
        <div className={styles.results} onPointerDown={hold} onPointerMove={hold}>
          {pages.length > 0 && <Results pages={pages} follow={follow} />}
          {pages.length === 0 && (
            <div className={isAlive ? undefined : styles.before}>
              <Suggestions
                host={host}
                state={state}
                filter={filter}
                input={input}
                onQuery={(text) => change(text, false)}
                onClearFilter={() => ask({filter: {}})}
                onRetry={retry}
              />
            </div>
          )}
        </div>
        <noscript>
          <p>
            搜索在你的浏览器里进行，需要 JavaScript。没有它时，可以从{first}或{second}找起。
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
