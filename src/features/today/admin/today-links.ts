/** Where the screens of the back office are. */
export type TodayLinks = {
  person: (id: string) => string;
  conversation: (id: string) => string;
  order: (reference: string) => string;
  issue: (id: string) => string;
  /** The list of readers that came from elsewhere. */
  readerList: string;
  inbox: string;
  calendar: string;
  orders: string;
  settings: string;
  /** The settings of how the site looks. */
  look: string;
  samples: string;
  bookFor: string;
  newPost: string;
  newStudy: string;
};
