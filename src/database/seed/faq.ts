import type { SampleFaqEntry } from './sample-content.ts';

export const sampleFaq: SampleFaqEntry[] = [
  {
    id: 'being-in-portugal',
    question: 'Do I need to be in Portugal to open a company?',
    questionPt: 'Preciso de estar em Portugal para abrir uma empresa?',
    answer:
      'No. With a power of attorney, we can take almost every step for you. Banks are the exception: some want to meet you, by video or in person, and we will tell you which before you choose.',
    answerPt:
      'Não. Com uma procuração, podemos tratar de quase todos os passos por si. Os bancos são a exceção: alguns querem conhecê-lo, por vídeo ou presencialmente, e dizemos-lhe quais antes de escolher.',
  },
  {
    id: 'how-long',
    question: 'How long does it take?',
    questionPt: 'Quanto tempo demora?',
    answer:
      'Registering the company itself is usually a matter of days. A bank account and the tax registration around it take longer, so we plan for about six weeks from first call to first invoice.',
    answerPt:
      'O registo da empresa costuma demorar poucos dias. A conta bancária e o enquadramento fiscal demoram mais, por isso contamos com cerca de seis semanas da primeira chamada à primeira fatura.',
  },
  {
    id: 'legal-form',
    question: 'Which legal form should I choose?',
    questionPt: 'Que forma jurídica devo escolher?',
    answer:
      'Most founders on their own choose an Unipessoal Lda, and most pairs an Lda. The Blueprint compares both with a branch, using your own numbers.',
    answerPt:
      'Quem abre empresa sozinho escolhe quase sempre uma Unipessoal Lda; quem a abre a dois, uma Lda. No Plano de Entrada comparamos ambas com uma sucursal, a partir dos seus números.',
  },
  {
    id: 'accountant-at-home',
    question: 'Can you work with my accountant at home?',
    questionPt: 'Trabalham com o meu contabilista no estrangeiro?',
    answer:
      'Yes, and we prefer to. We send them closing figures in English and agree who files what before the year starts.',
    answerPt:
      'Sim, e até preferimos. Enviamos-lhe as contas em inglês e combinamos quem entrega o quê antes de o ano começar.',
  },
  {
    id: 'free-consultation',
    question: 'What does the free consultation cover?',
    questionPt: 'O que inclui a consulta gratuita?',
    answer:
      'Your situation, the order of steps, and a rough cost. You leave with a written summary, whether or not you work with us.',
    answerPt:
      'A sua situação, a ordem dos passos e um custo aproximado. Fica com um resumo escrito, quer trabalhe connosco ou não.',
  },
];
