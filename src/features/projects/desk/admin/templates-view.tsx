import { type FormEvent, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { mostIdentityMonths } from '#core/identity-papers.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { startQuery, templateQuery } from '../../projects.queries.ts';
import type { ProjectSettings, ShownTemplate } from '../../projects.schema.ts';
import { companyKinds, longestText, longestTitle, requestKinds, titleIn } from '../../projects.ts';
import { changeSettings, saveSteps } from '../project-calls.ts';
import { IdentityField } from './identity-field.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import './templates.css';

type Step = ShownTemplate['steps'][number];
/** A step in the form, with a key that stays when it moves. */
type Draft = Step & { key: string };

const emptyStep: Step = {
  side: 'company',
  kind: 'work',
  title: '',
  titlePt: '',
  days: 1,
  text: '',
  textPt: '',
  identity: '',
};

const keyed = (step: Step): Draft => ({ ...step, key: crypto.randomUUID() });

function errorsOf(error: unknown): Readonly<Record<string, string>> {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

type StepFieldsProps = {
  step: Draft;
  number: number;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Step>) => void;
  onRemove: () => void;
  onUp: (() => void) | null;
};

function StepFields({ step, number, errors, onChange, onRemove, onUp }: StepFieldsProps) {
  const t = useTexts(projectsTexts);
  const errorOf = (name: keyof Step) => errors[`steps.${number - 1}.${name}`];
  const kinds: readonly string[] = step.side === 'client' ? requestKinds : companyKinds;
  const typed = (name: 'title' | 'titlePt' | 'text' | 'textPt') => ({
    value: step[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="template__step">
      <legend>{t('step', { number })}</legend>
      <div className="template__short">
        <SelectField
          label={t('side')}
          value={step.side}
          onChange={({ target }) =>
            onChange(
              target.value === 'client'
                ? { side: 'client', kind: 'answer' }
                : { side: 'company', kind: 'work' },
            )
          }
        >
          <option value="company">{t('side_company')}</option>
          <option value="client">{t('side_client')}</option>
        </SelectField>
        <SelectField
          label={t('kind')}
          value={step.kind}
          error={errorOf('kind')}
          onChange={({ target }) => onChange({ kind: target.value })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}` as 'kind_work')}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('workingDays')}
          type="number"
          min={0}
          max={365}
          value={step.days}
          error={errorOf('days')}
          onChange={({ target }) => onChange({ days: Number(target.value) })}
        />
      </div>
      <div className="template__twins">
        <TextField label={t('stepTitle')} maxLength={longestTitle} {...typed('title')} />
        <TextField label={t('stepTitlePt')} maxLength={longestTitle} {...typed('titlePt')} />
        {step.side === 'client' ? (
          <>
            <TextareaField label={t('stepText')} maxLength={longestText} {...typed('text')} />
            <TextareaField label={t('stepTextPt')} maxLength={longestText} {...typed('textPt')} />
          </>
        ) : null}
      </div>
      {step.kind === 'document' ? (
        <IdentityField
          value={step.identity}
          error={errorOf('identity')}
          onChange={(identity) => onChange({ identity })}
        />
      ) : null}
      <div className="row">
        {onUp ? (
          <Button variant="text" size="sm" onClick={onUp}>
            {t('moveUp', { number })}
          </Button>
        ) : null}
        <Button variant="text" size="sm" onClick={onRemove}>
          {t('removeStep', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

/** The steps of one package. What was typed stays when somebody else has saved meanwhile. */
function TemplateForm({ template, onSaved }: { template: ShownTemplate; onSaved: () => void }) {
  const t = useTexts(projectsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [steps, setSteps] = useState<Draft[]>(() => template.steps.map(keyed));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (at: number, changes: Partial<Step>) =>
    setSteps(steps.map((step, place) => (place === at ? { ...step, ...changes } : step)));

  function moveUp(at: number): void {
    const moved = [...steps];
    const [step] = moved.splice(at, 1);
    if (step) moved.splice(at - 1, 0, step);
    setSteps(moved);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    const given = steps.map(({ key: _key, ...step }) => step);
    void run(
      async () => {
        try {
          return await saveSteps(template.packageId, given, template.revision);
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      () => {
        showToast({ title: t('saved') });
        onSaved();
      },
    );
  }

  return (
    <form className="stack" onSubmit={send} noValidate>
      {steps.map((step, at) => (
        <StepFields
          key={step.key}
          step={step}
          number={at + 1}
          errors={errors}
          onChange={(changes) => change(at, changes)}
          onRemove={() => setSteps(steps.filter((one) => one !== step))}
          onUp={at === 0 ? null : () => moveUp(at)}
        />
      ))}
      <FailureNote failure={failure} />
      <div className="row">
        <Button variant="soft" onClick={() => setSteps([...steps, keyed(emptyStep)])}>
          {t('addStep')}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function StartSetting() {
  const t = useTexts(projectsTexts);
  const { data, refetch } = useQuery(startQuery());
  const { busy, failure, run } = useStaffAction();
  return (
    <div className="stack">
      <label className="row">
        <input
          type="checkbox"
          checked={data?.startsByItself ?? true}
          disabled={busy || data === undefined}
          onChange={({ target }) =>
            void run(
              () => changeSettings({ startsByItself: target.checked }),
              () => refetch(),
            )
          }
        />
        {t('startsByItself')}
      </label>
      <p className="quiet">{t('startsByItselfHint')}</p>
      <FailureNote failure={failure} />
    </div>
  );
}

/** How long papers of identity stay. */
function IdentitySetting() {
  const { data } = useQuery(startQuery());
  return data === undefined ? <LoadingRows /> : <IdentityForm settings={data} />;
}

function IdentityForm({ settings }: { settings: ProjectSettings }) {
  const t = useTexts(projectsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [months, setMonths] = useState(String(settings.identityMonths));
  const [isObliged, setIsObliged] = useState(settings.isObliged);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    void run(
      async () => {
        try {
          return await changeSettings({ identityMonths: Number(months), isObliged });
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      () => showToast({ title: t('saved') }),
    );
  }

  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextField
        label={t('identityMonths')}
        type="number"
        min={0}
        max={mostIdentityMonths}
        value={months}
        error={errors.identityMonths}
        onChange={({ target }) => setMonths(target.value)}
      />
      <label className="row">
        <input
          type="checkbox"
          checked={isObliged}
          onChange={({ target }) => setIsObliged(target.checked)}
        />
        {t('isObliged')}
      </label>
      <p className="quiet">{t('isObligedHint')}</p>
      {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
      <div className="row">
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function PackageSteps({ packageId }: { packageId: string }) {
  const { data, error, refetch } = useQuery(templateQuery(packageId));
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <LoadingRows />;
  // What was read anew begins the form anew, so that it is based on what is shown.
  return (
    <TemplateForm
      key={`${packageId} ${data.revision}`}
      template={data}
      onSaved={() => void refetch()}
    />
  );
}

/** The templates of the packages, and whether a paid order starts its work. */
export function TemplatesView({ title, listHref }: { title: string; listHref: string }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const [search, changeSearch] = useAddressSearch();
  const { data: packages = [] } = useQuery(servicePackagesQuery());
  const asked = new URLSearchParams(search).get('package');
  const packageId = packages.find(({ id }) => id === asked)?.id ?? packages[0]?.id;
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={listHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={title}
        lead={t('templatesText')}
      />
      <Panel title={t('begin')}>
        <PanelBody>
          <StartSetting />
        </PanelBody>
      </Panel>
      <Panel title={t('identityRules')}>
        <PanelBody>
          <IdentitySetting />
        </PanelBody>
      </Panel>
      <Panel title={t('stepsTitle')}>
        <PanelBody className="stack">
          <SelectField
            label={t('package')}
            value={packageId ?? ''}
            onChange={({ target }) =>
              changeSearch(`?${new URLSearchParams({ package: target.value })}`, 'replace')
            }
          >
            {packages.map(({ id, name, namePt }) => (
              <option key={id} value={id}>
                {titleIn({ title: name, titlePt: namePt ?? '' }, language)}
              </option>
            ))}
          </SelectField>
          {packageId === undefined ? null : <PackageSteps packageId={packageId} />}
        </PanelBody>
      </Panel>
    </>
  );
}
