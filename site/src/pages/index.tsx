import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {brand} from '@site/config/brand';
import {BaseUrlBanner} from '@site/src/components/BaseUrlBanner';
import {Evidence} from '@site/src/sections/home/Evidence';
import {Hero} from '@site/src/sections/home/Hero';
import {HowItWorks} from '@site/src/sections/home/HowItWorks';
import {NextSteps} from '@site/src/sections/home/NextSteps';
import {Platforms} from '@site/src/sections/home/Platforms';
import {SiteData} from '@site/src/sections/home/SiteData';
import {WhenItPays} from '@site/src/sections/home/WhenItPays';

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
