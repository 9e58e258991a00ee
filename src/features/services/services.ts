import type { servicesTexts } from './services.texts.ts';

type Key = keyof typeof servicesTexts.en;

/** One of the three services; its texts are keys of `services.texts.ts`. */
export type Service = {
  id: 'ecommerce' | 'marketing' | 'strategy';
  title: Key;
  summary: Key;
  help: Key;
  helpLabel: Key;
  items: readonly { title: Key; text: Key }[];
};

/** What the company offers, in the order of the page. */
export const services: readonly Service[] = [
  {
    id: 'ecommerce',
    title: 'ecommerce',
    summary: 'ecommerceSummary',
    help: 'ecommerceHelp',
    helpLabel: 'ecommerceHelpLabel',
    items: [
      { title: 'onlineStore', text: 'onlineStoreText' },
      { title: 'digitalTransformation', text: 'digitalTransformationText' },
      { title: 'dataAnalytics', text: 'dataAnalyticsText' },
    ],
  },
  {
    id: 'marketing',
    title: 'marketing',
    summary: 'marketingSummary',
    help: 'marketingHelp',
    helpLabel: 'marketingHelpLabel',
    items: [
      { title: 'advertising', text: 'advertisingText' },
      { title: 'seo', text: 'seoText' },
      { title: 'segmentation', text: 'segmentationText' },
    ],
  },
  {
    id: 'strategy',
    title: 'strategy',
    summary: 'strategySummary',
    help: 'strategyHelp',
    helpLabel: 'strategyHelpLabel',
    items: [
      { title: 'marketEntry', text: 'marketEntryText' },
      { title: 'gdpr', text: 'gdprText' },
      { title: 'scalability', text: 'scalabilityText' },
    ],
  },
];
