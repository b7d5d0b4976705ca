import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {brand} from '../../config/brand.ts';
import {BaseUrlBanner} from '../components/BaseUrlBanner/index.tsx';
import {Evidence} from '../sections/home/Evidence.tsx';
import {Hero} from '../sections/home/Hero.tsx';
import {HowItWorks} from '../sections/home/HowItWorks.tsx';
import {NextSteps} from '../sections/home/NextSteps.tsx';
import {Platforms} from '../sections/home/Platforms.tsx';
import {SiteData} from '../sections/home/SiteData.tsx';
import {WhenItPays} from '../sections/home/WhenItPays.tsx';

export default function Home(): ReactNode {
  return (
    <Layout title={brand.tagline} description={brand.description}>
      <BaseUrlBanner />
      <SiteData />
      <main>
        <Hero />
        <HowItWorks />
        <Platforms />
        <WhenItPays />
        <Evidence />
        <NextSteps />
      </main>
    </Layout>
  );
}
