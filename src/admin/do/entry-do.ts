// First, because it declares the order of the style layers.
import '#ui/styles/global.css';
import '#ui/controls/button.css';
import '#ui/form/field.css';
import './do.css';

import { enhancePapers } from './send-papers.ts';

const form = document.querySelector<HTMLFormElement>('form[data-kind="document"]');
if (form) enhancePapers(form);
