import { useState } from 'react';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { readAbout } from '#features/topics/topics.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { templateQuery, type WorkSource, workFromQuery } from '../../projects.queries.ts';
import type { ListedProject } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { beginWorkFrom } from '../project-calls.ts';
import { Ball } from './ball.tsx';
import { workTexts } from './work-panel.texts.ts';

type WorkFromProps = {
  source: WorkSource;
  /** Who is written to. */
  name: string;
  /** The record that the client chose, such as `package:blueprint`. */
  about?: string | null;
  /** Its package was sold, and is not chosen. */
  isSold?: boolean;
  hrefOf: (id: string) => string;
};

function Begun({ project, href }: { project: ListedProject; href: string }) {
  const t = useTexts(workTexts);
  const { language } = useLanguage();
  return (
    <>
      <div className="row">
        <Link className={buttonClass({ variant: 'soft' })} to={href}>
          {t('openWork')}
        </Link>
      </div>
      <p className="quiet">
        {titleIn(project, language)}.{' '}
        <Ball held={{ ...project, waiting: project.isWaiting ? project.now : null }} />
      </p>
    </>
  );
}

/** The package whose steps the work has, and whether the client is written to at once. */
function PackageChoice({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange: (packageId: string) => void;
}) {
  const t = useTexts(workTexts);
  const { language } = useLanguage();
  const { data: packages = [] } = useQuery(servicePackagesQuery());
  const { data: template } = useQuery({ ...templateQuery(value), enabled: value !== '' });
  const isMailed = value !== '' && (template?.steps.length ?? 0) > 0;
  return (
    <>
      <SelectField
        label={t('package')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('noPackage')}</option>
        {packages.map((one) => (
          <option key={one.id} value={one.id}>
            {titleIn({ title: one.name, titlePt: one.namePt ?? '' }, language)}
          </option>
        ))}
      </SelectField>
      <p className="quiet">{t(isMailed ? 'mailed' : 'notMailed', { name })}</p>
    </>
  );
}

/** Begins the work of a booking, a conversation or an order by one press, or leads to what was begun. */
export function WorkFrom({ source, name, about = null, isSold = false, hrefOf }: WorkFromProps) {
  const t = useTexts(workTexts);
  const { navigate } = useNavigation();
  const { busy, failure, run } = useStaffAction();
  const { data } = useQuery(workFromQuery(source));
  const chosen = about === null ? null : readAbout(about);
  const [packageId, setPackageId] = useState(chosen?.kind === 'package' ? chosen.id : '');
  if (data === undefined) return null;
  const [project] = data.projects;
  if (project) return <Begun project={project} href={hrefOf(project.id)} />;
  const begin = () =>
    void run(
      () => beginWorkFrom(source, isSold ? {} : { packageId: packageId || null }),
      ({ id }) => navigate(hrefOf(id)),
    );
  return (
    <div className="stack">
      {isSold ? null : <PackageChoice name={name} value={packageId} onChange={setPackageId} />}
      <div className="row">
        <Button variant="soft" busy={busy} onClick={begin}>
          {t('beginOne')}
        </Button>
      </div>
      <FailureNote failure={failure} />
    </div>
  );
}
