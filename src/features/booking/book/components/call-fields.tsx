import { topicsQuery } from '#features/topics/topics.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { CallChoice } from '../../booking.input.ts';
import { chosenPlaces } from '../../booking.ts';
import { callFieldsTexts } from '../../call-fields.texts.ts';
import { questionNames, questions } from '../../questions.ts';
import { useRules } from '../../slots/components/use-availability.ts';
import { readDraft } from './booking-draft.ts';
import { QuestionField } from './question-field.tsx';
import { TopicOptions } from './topic-options.tsx';

/**
 * The optional questions about the call: by video or phone, if the rules leave it open, and what it is
 * about. Plain inputs, which the form reads when it is sent and saves while they change.
 */
export function CallFields({ draft = readDraft().call }: { draft?: CallChoice }) {
  const t = useTexts(callFieldsTexts);
  const { place } = useRules();
  const search = new URLSearchParams(useNavigation().address.search);
  const linked = search.get('about') ?? '';
  const { data: topics = [] } = useQuery(topicsQuery(linked));
  const isKnown = topics.some(({ about }) => about === linked);
  const optional = t('optional');
  return (
    <>
      {place === 'any' ? (
        <SelectField name="place" label={t('place')} optional={optional} defaultValue={draft.place}>
          <option value="">{t('place_')}</option>
          {chosenPlaces.map((one) => (
            <option key={one} value={one}>
              {t(`place_${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        key={topics.length}
        name="about"
        label={t('about')}
        optional={optional}
        defaultValue={isKnown ? linked : draft.about}
      >
        <TopicOptions topics={topics} />
      </SelectField>
      {questionNames.map((name) => (
        <QuestionField
          key={name}
          name={name}
          reader="client"
          defaultValue={draft[name] || (search.get(name)?.slice(0, questions[name].most) ?? '')}
        />
      ))}
    </>
  );
}
