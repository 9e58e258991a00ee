import type { SampleCaseStudy } from '../sample-content.ts';

export const brightside: SampleCaseStudy = {
  id: 'brightside',
  title: 'Patient data in order before the second clinic opens',
  titlePt: 'Os dados dos doentes em ordem antes de abrir a segunda clínica',
  industry: 'Health',
  industryPt: 'Saúde',
  client: 'Brightside Dental',
  challenge: `Eleven systems held patient records, and no two of them agreed. The list included the dental software, two spreadsheets, a shared mailbox and a telephone.

The second clinic was to open in five months, and would have copied all eleven.

Health data belongs to the categories that the GDPR protects most. The clinic knew this, and had a folder to prove it. The folder was from 2018.`,
  challengePt: `Onze sistemas guardavam registos de doentes, e nenhum batia certo. A lista incluía o programa clínico, duas folhas de cálculo, uma caixa de correio partilhada e um telefone.

A segunda clínica abria dali a cinco meses e teria copiado os onze.

Os dados de saúde pertencem às categorias que o RGPD mais protege. A clínica sabia-o e tinha uma pasta que o provava. A pasta era de 2018.`,
  solution: `We followed one patient, on paper, from the first telephone call to the last invoice, and wrote down each place where her name was stored. That became the record of processing: twelve pages, in the order in which things happen.

Then we closed doors. Seven of the eleven systems had no purpose that another did not serve. Three suppliers had no written agreement; two signed one, and the third was replaced.

The legal opinions came from our partner law firm. The clinic appointed a data protection officer from outside, with a fixed half day each month.`,
  solutionPt: `Seguimos uma doente, no papel, da primeira chamada à última fatura, e anotámos cada sítio onde o seu nome ficava guardado. Daí nasceu o registo de tratamentos: doze páginas, pela ordem em que as coisas acontecem.

Depois fechámos portas. Sete dos onze sistemas não tinham finalidade que outro não cumprisse. Três fornecedores não tinham acordo escrito; dois assinaram-no, e o terceiro foi substituído.

Os pareceres jurídicos vieram da sociedade de advogados nossa parceira. A clínica nomeou um encarregado da proteção de dados externo, com meio dia fixo por mês.`,
  results: `Four systems remain, and one of them is declared right when two disagree. A request for a copy of a patient’s data, which used to take a week, now takes under an hour.

The second clinic opened on its date with four systems. The telephone is only a telephone.`,
  resultsPt: `Restam quatro sistemas, e um deles é o que conta quando dois discordam. Um pedido de cópia dos dados de um doente, que demorava uma semana, demora agora menos de uma hora.

A segunda clínica abriu na data marcada, com quatro sistemas. O telefone é apenas um telefone.`,
  serviceId: 'strategy',
  figures: [
    {
      value: '4',
      label: 'systems with patient records, down from 11',
      labelPt: 'sistemas com registos de doentes, contra 11',
    },
    {
      value: '1',
      unit: 'h',
      label: 'at most for a copy of a patient’s data, down from a week',
      labelPt: 'no máximo para a cópia dos dados de um doente, contra uma semana',
    },
  ],
  steps: [
    { date: '2025-04-14', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    {
      date: '2025-05-06',
      text: 'One patient followed, on paper',
      textPt: 'O percurso de uma doente, no papel',
    },
    {
      date: '2025-06-03',
      text: 'Record of processing, twelve pages long',
      textPt: 'Registo de tratamentos, com doze páginas',
    },
    {
      date: '2025-07-15',
      text: 'Seven systems closed',
      textPt: 'Sete sistemas encerrados',
      isClient: true,
    },
    { date: '2025-09-15', text: 'Second clinic opens', textPt: 'Abre a segunda clínica' },
  ],
  quote: 'The record of processing is twelve pages and I have read all of them.',
  quotePt: 'O registo de tratamentos tem doze páginas e li-as todas.',
  quoteName: 'Simon Achterberg',
  quoteRole: 'Clinical Director, Brightside Dental',
  quoteRolePt: 'Diretor clínico, Brightside Dental',
  imageUrl: '/art/case-brightside.svg',
  featured: false,
  createdAt: '2025-09-23T09:00:00.000Z',
};
