/** Who wrote the sample posts. */
export const sampleAuthors = [
  { id: 'rita-falcao', name: 'Rita Falcão', isConsultant: false, sort: 0 },
  { id: 'tiago-meireles', name: 'Tiago Meireles', isConsultant: false, sort: 1 },
];
