import { searchText } from '#core/search-text.ts';
import type { FigureName } from '../scenes/figures.ts';

/** What stands for a trade, by the beginnings of words in either language; the first that is named counts. */
const trades: readonly (readonly [words: string, figure: FigureName])[] = [
  ['furniture|carpent|joiner|mobili|moveis|marcen', 'armchair'],
  ['olive|oliva|azeit', 'olive'],
  ['dental|dentist|clinic', 'tooth'],
  ['ceram|potter|olaria|oleir', 'bowl'],
  ['textile|textil|fabric|tecid', 'spool'],
  ['tailor|fashion|atelier|costur|moda', 'scissors'],
  ['bak|pada|pastel|food|aliment', 'bread'],
  ['wine|vineyard|vinho|vinic|adega|quinta', 'bottle'],
  ['house|hotel|lodging|guest|hospedag|alojam|hotel|reserv', 'bed'],
  ['propert|real estate|imobil', 'house'],
  ['travel|touris|viage|turis', 'passport'],
  ['freight|logist|transport|cycle|bicicl', 'lorry'],
  ['ship|sail|fish|naut|pesc|barco', 'boat'],
  ['law|legal|notar|direito|jurid|advog|solicit', 'contract'],
  ['tax|account|bookkeep|fiscal|contab|contabil', 'ledger'],
  ['bank|banc', 'bank'],
  ['financ|payment|pagament|invest', 'coin'],
  ['shop|store|retail|e-commerce|loja|comerc|trading|import|export', 'parcel'],
  ['market|advert|publicid|comunic', 'megaphone'],
  ['analytic|data|dados|statist|estatist', 'bars'],
  ['translat|languag|traduc|lingu', 'bubbles'],
  ['publish|editor|book|livr|school|escol|educ|ensin', 'book'],
  ['photo|film|fotogr|cinem', 'lens'],
  ['recruit|human resour|recrut|recursos hum', 'badge'],
  ['design|architect|arquitet|desenh', 'pencil'],
  ['software|app|telecom|program', 'phone'],
];

const patterns = trades.map(
  ([words, figure]) => [new RegExp(`(^|[^a-z])(${words})`), figure] as const,
);

/** Returns the object of the trade that is named first in some words, or null if none is known. */
export function figureOfTrade(...words: (string | null | undefined)[]): FigureName | null {
  for (const line of words) {
    const folded = searchText(line ?? '');
    const found = patterns.find(([pattern]) => pattern.test(folded));
    if (found) return found[1];
  }
  return null;
}
