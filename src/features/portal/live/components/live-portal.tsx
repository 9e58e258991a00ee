import { useId, useMemo, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { withPrefix } from '#core/site-address.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath, signInPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { ProjectPanes } from '../../components/client-portal.tsx';
import { PortalSidebar } from '../../components/portal-sidebar.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Portal, Project } from '../../portal.ts';
import {
  type AskedKind,
  type PortalActions,
  PortalActionsContext,
  PortalIsLive,
} from '../../portal-actions.ts';
import {
  formatPortalPart,
  formatPortalView,
  type PortalPart,
  readPortalPart,
} from '../../portal-view.ts';
import { liveTexts } from '../live.texts.ts';
import { needsOf } from '../needs.ts';
import { useLivePortal } from '../use-live-portal.ts';
import { LivePanel } from './live-panels.tsx';
import { Needs } from './needs-list.tsx';
import './live-portal.css';

const menuLabels = {
  overview: 'menuOverview',
  calendar: 'menuCalendar',
  messages: 'menuMessages',
  documents: 'menuDocuments',
  invoices: 'menuInvoices',
  settings: 'menuSettings',
  help: 'menuHelp',
} as const;

/** How many of the things that are needed stand above every part; one more press shows all. */
const mostNeeds = 3;

type Asked = { kind: AskedKind; send: (text: string) => Promise<string | null> };

const askWords = {
  task: { title: 'askTask', message: 'taskWords' },
  document: { title: 'askDocument', message: 'documentWords' },
  invoice: { title: 'askInvoice', message: 'invoiceWords' },
} as const;

/** Takes what the client asks for, and says that it arrived. */
function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTexts(liveTexts);
  const formId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'' | 'busy' | 'sent'>('');
  const [problem, setProblem] = useState<string | null>(null);
  const title = t(askWords[asked.kind].title);

  async function send(): Promise<void> {
    setState('busy');
    const said = await asked.send(box.current?.value ?? '');
    setProblem(said);
    setState(said === null ? 'sent' : '');
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      initialFocus={box}
      footer={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            {t(state === 'sent' ? 'close' : 'cancel')}
          </Button>
          {state === 'sent' ? null : (
            <Button type="submit" form={formId} size="sm" busy={state === 'busy'}>
              {t('send')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {state === 'sent' ? (
          <p role="status">{t('sent')}</p>
        ) : (
          <TextareaField ref={box} name="text" label={title} error={problem ?? undefined} />
        )}
      </form>
    </Dialog>
  );
}

/** The portal of a client who is signed in: the components of the demo over what is theirs. */
export function LivePortalView({ user }: { user: AuthUser }) {
  const t = useTexts(liveTexts);
  const words = useTexts(portalTexts);
  const { language } = useLanguage();
  const { portal, isFailed, isSignedOut, refresh } = useLivePortal();
  const { address } = useNavigation();
  const [view, setView] = useState(() => readPortalPart(address.search));
  const [isPressFailed, setIsPressFailed] = useState(false);
  // The same text sent again after a lost answer is the same message.
  const keys = useRef(new Map<string, string>());
  const [asked, setAsked] = useState<Asked | null>(null);
  const here = prefixOf[language];

  /** Shows a part, and keeps it in the address, so that a reload and going back restore it. */
  function show(next: PortalPart, query = window.location.search): void {
    const url = window.location.pathname + formatPortalPart(next, query);
    window.history.replaceState(window.history.state, '', url);
    setView(next);
  }

  async function openMeetings(): Promise<void> {
    const isAtOurPage = portal !== null && (portal.hasMeetingLeft || portal.meetings.length > 0);
    if (!isAtOurPage) return location.assign(withPrefix(here, bookConsultationPath.href()));
    const response = await apiRequest('/api/portal/link');
    const { url } = (await response.json()) as { url: string };
    location.assign(`${url}#meetings`);
  }

  function meet(): void {
    setIsPressFailed(false);
    openMeetings().catch(() => setIsPressFailed(true));
  }

  const actionsOf = useMemo(() => {
    async function send(id: string, text: string): Promise<string | null> {
      try {
        const words = `${id} ${text}`;
        const key = keys.current.get(words) ?? crypto.randomUUID();
        keys.current.set(words, key);
        const headers = { 'Idempotency-Key': key };
        const body = { text, locale: language };
        await apiRequest(`/api/portal/projects/${id}/messages`, { body, headers });
        keys.current.delete(words);
        await refresh();
        return null;
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) return t('signedOut');
        const failure = failureOf(error);
        const said = failure.kind === 'invalid' ? failure.errors[0]?.message : undefined;
        return said ?? t('failed');
      }
    }
    return ({ id }: Project): Omit<PortalActions, 'meet'> => ({
      send: (text) => send(id, text),
      ask: (kind, about = '') =>
        setAsked({
          kind,
          // What is empty is refused as such, without the words before it.
          send: (text) =>
            send(id, text.trim() === '' ? '' : t(askWords[kind].message, { about, text })),
        }),
    });
  }, [language, refresh, t]);

  if (isSignedOut) {
    location.replace(withPrefix(here, signInPath.href()));
    return null;
  }
  if (portal === null)
    return isFailed ? (
      <p className="portal-ribbon">{t('offline')}</p>
    ) : (
      <PortalSkeleton label={words('menu')} />
    );

  // What is finished is read, like the work of somebody else.
  const isOver = ({ isReadOnly, status }: Project) => isReadOnly || status === 'completed';
  const shown: Portal = {
    ...portal,
    projects: portal.projects.map((one) => (isOver(one) ? { ...one, isReadOnly: true } : one)),
  };
  // Among the invoices what is to be paid stands below, larger.
  const above =
    view === 'invoices'
      ? { ...portal, invoices: portal.invoices.filter(({ isAsked }) => !isAsked) }
      : portal;
  const current = portal.projects.find((one) => !isOver(one));
  const buttonsOf = (project: Project | undefined) =>
    project === undefined || isOver(project) ? null : { ...actionsOf(project), meet };
  return (
    <PortalIsLive value={true}>
      {isFailed ? (
        <p className="portal-ribbon" role="status">
          {t('offline')}
        </p>
      ) : isPressFailed ? (
        <p className="portal-ribbon" role="alert">
          {t('notOpened')}
        </p>
      ) : null}
      {needsOf(above).length > 0 && view !== 'overview' ? (
        <div className="portal-needs">
          <Needs portal={above} level={2} most={mostNeeds} />
        </div>
      ) : null}
      <div className="portal">
        <PortalSidebar user={user} view={view} onSelect={(next) => show(next)} />
        {view !== 'projects' ? (
          <PortalActionsContext value={buttonsOf(current)}>
            <LivePanel
              view={view}
              title={words(menuLabels[view])}
              portal={portal}
              user={user}
              onMeet={meet}
              onHelp={() => show('help')}
              onWrite={
                current &&
                (() => {
                  const messages = { project: current, tab: 'messages' } as const;
                  show('projects', formatPortalView(messages, portal.projects, ''));
                })
              }
            />
          </PortalActionsContext>
        ) : portal.projects.length === 0 ? (
          <div className="portal-main portal-main--wide">
            <h2>{t('noWork')}</h2>
            <p>{t('noWorkText')}</p>
          </div>
        ) : (
          <ProjectPanes
            portal={shown}
            query={window.location.search}
            around={(project, panes) => (
              <PortalActionsContext value={buttonsOf(project)}>
                {project.isReadOnly && project.status !== 'completed' ? (
                  <p className="muted">{t('readsOnly')}</p>
                ) : null}
                {panes}
              </PortalActionsContext>
            )}
          />
        )}
      </div>
      {asked ? <AskDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </PortalIsLive>
  );
}
