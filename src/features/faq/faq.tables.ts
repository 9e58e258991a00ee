export type FaqEntryTable = {
  id: string;
  question: string;
  questionPt: string | null;
  answer: string;
  answerPt: string | null;
  sort: number;
};

export type FaqTables = {
  faqEntries: FaqEntryTable;
};
