import { PageSection } from '../../layout/page-section.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** The section below the hero of the home page. */
export function Part() {
  return (
    <PageSection name="reasons">
      <WhyChooseUs />
    </PageSection>
  );
}
