import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {brand} from '../../config/brand.ts';
import {BaseUrlBanner} from '../components/BaseUrlBanner/index.tsx';
import {Ceiling} from '../sections/home/Ceiling.tsx';
import {Faults} from '../sections/home/Faults.tsx';
import {Hero} from '../sections/home/Hero.tsx';
import {NextSteps} from '../sections/home/NextSteps.tsx';
import {Sdks} from '../sections/home/Sdks.tsx';
import {SiteData} from '../sections/home/SiteData.tsx';
import {WhenItPays} from '../sections/home/WhenItPays.tsx';
import {Windows} from '../sections/home/Windows.tsx';

export default function Home(): ReactNode {
  return (
    <Layout title={brand.tagline} description={brand.description}>
      <BaseUrlBanner />
      <SiteData />
      <main>
        <Hero />
        <Faults />
        <Ceiling />
        <Windows />
        <Sdks />
        <WhenItPays />
        <NextSteps />
      </main>
    </Layout>
  );
}
