import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {kindLabels, sdkLabels, type Kind, type Sdk} from '../../shared/facets.ts';
import {Filters, type Filter} from '../Filters/index.tsx';
import {isComposing} from '../isComposing.ts';
import {Results} from '../Results/index.tsx';
import {queryInAddress, searchPageUrl} from '../searchPageUrl.ts';
import {StatusText} from '../StatusText/index.tsx';
import {Suggestions} from '../Suggestions/index.tsx';
import {useSiteHost} from './useSiteHost.ts';
import {useFollow} from '../useFollow.ts';
import {useReaderSdk} from '../useReaderSdk.ts';
import {useSearch} from '../useSearch.ts';
import styles from './styles.module.css';

const PAGES_SHOWN = 40;

function readAddress(search: string): {query: string; filter: Filter} {
  const parameters = new URLSearchParams(search);
  const sdk = parameters.get('sdk') ?? '';
  const kind = parameters.get('kind') ?? '';
  return {
    query: parameters.get('q') ?? '',
    filter: {...(Object.hasOwn(sdkLabels, sdk) && {sdk: sdk as Sdk}), ...(Object.hasOwn(kindLabels, kind) && {kind: kind as Kind})},
  };
}

/** All results at an address that can be kept and sent. The address is the state. */
export default function SearchPage(): ReactNode {
  const host = useSiteHost();
  const {baseUrl} = host;
  const history = useHistory();
  const {search} = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  // The server renders this page without knowing the question: the first client render must do the same.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const {query, filter} = readAddress(isAlive ? search : '');
  const {state, hold, retry} = useSearch({host, query, ...filter, prefer: useReaderSdk(host.pathname), limit: PAGES_SHOWN});
  const follow = useFollow(host, query);
  // An address that somebody else chose (the box, the way back) is what stands in the field.
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    if (typed !== undefined && queryInAddress(typed) !== query) setTyped(undefined);
  }
  const show = (text: string, chosen: Filter) => history.replace(searchPageUrl(baseUrl, text, chosen));
  const change = (text: string, isUnfinished: boolean) => {
    setTyped(text);
    if (!isUnfinished) show(text, filter);
  };
  const pages = state.answer?.pages ?? [];

  return (
    <Layout title={query ? `搜索「${query.slice(0, 60)}」` : '搜索'} description="在 X2 P2P 的文档、API、常见问题和博客里搜索。">
      {/* The page that asks may be found from outside; lists of results are no pages of their own. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className={styles.main}>
        <h1 className={styles.title}>搜索</h1>
        <form className={styles.form} role="search" action={`${baseUrl}search`} method="get" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            aria-label="搜索文档"
            placeholder="问题、选项名、错误编号、拼音都可以"
            autoComplete="off"
            spellCheck={false}
            // Uncontrolled until something is typed: what stands in the box before the page is alive stays there.
            {...(isAlive && {value: typed ?? query})}
            onChange={(event) => change(event.target.value, isComposing(event))}
            onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          />
        </form>
        <Filters value={filter} onChange={(chosen) => show(query, chosen)} />
        <p className={styles.status}>
          <StatusText state={state} query={query} />
        </p>
        <div className={styles.results} onPointerDown={hold} onPointerMove={hold}>
          {pages.length > 0 && <Results pages={pages} follow={follow} />}
          {isAlive && pages.length === 0 && (
            <Suggestions host={host} state={state} filter={filter} input={input} onQuery={(text) => change(text, false)} onClearFilter={() => show(query, {})} onRetry={retry} />
          )}
        </div>
        <noscript>
          <p>
            搜索在你的浏览器里进行，需要 JavaScript。没有它时，可以从<a href={`${baseUrl}docs/intro`}>文档目录</a>或<a href={`${baseUrl}docs/faq/Integration`}>集成问题</a>找起。
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
