import type { ReactNode } from 'react';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { type CompanySettings, companySettingsQuery } from '../company-settings.ts';

type SettingsPanelProps = {
  title: string;
  /** Where what it sets is used. */
  use: string;
  lead: string;
  children: (settings: CompanySettings) => ReactNode;
};

/** A panel of the company's settings, once they are read. */
export function SettingsPanel({ title, use, lead, children }: SettingsPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(companySettingsQuery());
  return (
    <Panel title={title} count={use}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data ? (
        <PanelBody>
          <p className="quiet">{lead}</p>
          {children(data)}
        </PanelBody>
      ) : null}
    </Panel>
  );
}
