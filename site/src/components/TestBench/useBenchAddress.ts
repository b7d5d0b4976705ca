import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {BenchEngine} from './bench';
import {benchMethods, DEFAULT_METHOD, type BenchMethod} from './methods';

export type BenchChoice = {readonly engine: BenchEngine; readonly method: BenchMethod};

const START: BenchChoice = choiceOf('');

/** What the address asks for; anything unknown means the first example. */
function choiceOf(search: string): BenchChoice {
  const query = new URLSearchParams(search);
  const engine = query.get('engine') === 'shaka' ? 'shaka' : 'hlsjs';
  const methods = benchMethods[engine];
  const find = (name: string | null) => methods.find((method) => method.name === name);
  return {engine, method: find(query.get('method')) ?? find(DEFAULT_METHOD)!};
}

/** The chosen engine and method live in the address, so that every entry of the reference can link to its own call. */
export function useBenchAddress(): [BenchChoice, (engine: BenchEngine, method: string) => void] {
  const history = useHistory();
  const {search, pathname} = useLocation();
  // The server does not know the query: render the default first, then follow the address.
  const [choice, setChoice] = useState(START);
  useEffect(() => setChoice(choiceOf(search)), [search]);
  return [
    choice,
    (engine, method) => {
      const query = new URLSearchParams(engine === 'shaka' ? {engine, method} : {method});
      history.replace(`${pathname}?${query.toString()}`);
    },
  ];
}
