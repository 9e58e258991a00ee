import { enhancePapers } from './send-papers.ts';

const form = document.querySelector<HTMLFormElement>('form[data-kind="document"]');
if (form) enhancePapers(form);
