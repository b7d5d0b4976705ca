import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The three pages every SDK has, behind a category page of its own. */
const sdk = (folder: string, label: string, slug: string, description: string) => ({
  type: 'category' as const,
  label,
  link: {type: 'generated-index' as const, slug: `/category/${slug}`, title: label, description},
  items: [`${folder}/quicestart`, `${folder}/API`, `${folder}/history`],
});

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'about',
    'accessflow',
    'price',
    sdk('hls-sdk', 'HLS.js SDK', 'hlsjs-sdk', '在浏览器里配合 hls.js 使用：最小样例、全部选项与事件、版本记录。'),
    sdk('shaka-player-sdk', 'Shaka Player SDK', 'shaka-player-sdk', '在浏览器里配合 Shaka Player 使用，与 HLS.js 观众同处一个群组。'),
    sdk('android-sdk', 'Android SDK', 'android-sdk', 'Kotlin 与 Java：本地代理加 Media3 ExoPlayer。'),
    sdk('ios-sdk', 'iOS SDK', 'ios-sdk', 'Swift 与 Objective-C：本地代理加 AVPlayer。'),
    sdk('windows-sdk', 'Windows SDK', 'windows-sdk', 'C++17 与 C#：本地代理加 libmpv 或 libVLC。'),
    {
      type: 'category',
      label: '控制台指南',
      link: {
        type: 'generated-index',
        slug: '/category/控制台指南',
        title: '控制台指南',
        description: '鉴权怎样工作，怎样创建、轮换、吊销和测试凭证。',
      },
      items: ['console/Authentication', 'console/Manage_authentication'],
    },
    {
      type: 'category',
      label: '常见问题',
      link: {
        type: 'generated-index',
        slug: '/category/常见问题',
        title: '常见问题',
        description: '产品、集成、账号与计费：用户真正会问的问题，逐条回答。',
      },
      items: ['faq/product', 'faq/Integration', 'faq/accountandbilling'],
    },
    {
      type: 'category',
      label: '协议与政策',
      link: {
        type: 'generated-index',
        slug: '/category/协议与政策',
        title: '协议与政策',
        description: '隐私政策（含 SDK 合规使用说明）与服务条款。',
      },
      items: ['protocol/Privacy', 'protocol/Serviceterms'],
    },
  ],
};

export default sidebars;
