import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { removeBlock } from '../block-calls.ts';
import { blocksQuery } from '../blocks.queries.ts';
import type { Blocks } from '../blocks.schema.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

const blocksTexts = defineTexts({
  en: {
    back: 'Inbox',
    lead: 'Their messages go to spam and send no mail. They are not told.',
    none: 'Nobody is blocked',
    noneText: 'Block a sender in one of their messages.',
    address: 'This address alone',
    domain: 'Everyone at this domain',
    unblock: 'Unblock',
    unblocked: 'Unblocked: {value}. Earlier messages stay in spam.',
  },
  pt: {
    back: 'Mensagens',
    lead: 'As mensagens destes remetentes vão para o spam e não enviam e-mails. Não são avisados.',
    none: 'Ninguém está bloqueado',
    noneText: 'Bloqueie um remetente numa das suas mensagens.',
    address: 'Só este endereço',
    domain: 'Todos neste domínio',
    unblock: 'Desbloquear',
    unblocked: 'Desbloqueado: {value}. As mensagens anteriores ficam no spam.',
  },
});

function BlockRow({
  block,
  onUnblock,
}: {
  block: Blocks['blocks'][number];
  onUnblock: () => void;
}) {
  const t = useTexts(blocksTexts);
  const { kind, value, createdAt } = block;
  return (
    <li>
      <div>
        <b>{value}</b>
        <small>
          {t(kind)}. <Instant at={createdAt} />
        </small>
      </div>
      <span className="acts">
        <Button variant="soft" aria-label={`${t('unblock')}: ${value}`} onClick={onUnblock}>
          {t('unblock')}
        </Button>
      </span>
    </li>
  );
}

/** Whose messages are filed as spam, each unblocked by one press. */
export function BlockedSenders({ title, inboxHref }: { title: string; inboxHref: string }) {
  const t = useTexts(blocksTexts);
  const { data, isError, error, refetch } = useQuery(blocksQuery());
  const { failure, run } = useStaffAction();
  const showToast = useToast();
  function unblock({ id, value }: Blocks['blocks'][number]): void {
    void run(
      () => removeBlock(id),
      () => {
        showToast({ title: t('unblocked', { value }) });
        return refetch();
      },
    );
  }
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={inboxHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={title}
        lead={t('lead')}
      />
      <FailureNote failure={failure} />
      <div className="pan">
        {isError && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {data || isError ? null : <LoadingRows />}
        {data?.blocks.length === 0 ? (
          <EmptyState object="padlock" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : null}
        <ul className="rows rows--2 rows--acts">
          {data?.blocks.map((block) => (
            <BlockRow key={block.id} block={block} onUnblock={() => unblock(block)} />
          ))}
        </ul>
      </div>
    </>
  );
}
