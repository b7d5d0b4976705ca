import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {BenchEngine} from './bench';
import {readBenchAddress, toBenchAddress} from './benchAddress';

const START = readBenchAddress('');

type BenchAddress = typeof START & {readonly choose: (engine: BenchEngine, method: string) => void};

/** The chosen engine and method live in the address, so that every entry of the reference can link to its own call. */
export function useBenchAddress(): BenchAddress {
  const history = useHistory();
  const {search, pathname} = useLocation();
  // The server does not know the query: render the default first, then follow the address.
  const [read, setRead] = useState(START);
  useEffect(() => setRead(readBenchAddress(search)), [search]);
  return {...read, choose: (engine, method) => history.replace(pathname + toBenchAddress(engine, method))};
}
