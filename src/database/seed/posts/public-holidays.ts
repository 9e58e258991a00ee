import type { SamplePost } from '../sample-content.ts';

export const publicHolidays: SamplePost = {
  id: 'public-holidays',
  slug: 'public-holidays',
  title: 'Thirteen public holidays, and the one your city adds',
  titlePt: 'Treze feriados nacionais, e o que a sua cidade acrescenta',
  summary: 'Which days of 2027 are lost, which are not, and what August does to a deadline.',
  summaryPt: 'Que dias de 2027 se perdem, quais não, e o que agosto faz a um prazo.',
  content: `Portugal has thirteen national holidays, and each municipality adds one of its own. In Lisbon it is 13 June, in Porto 24 June. If you work in both, you will telephone an empty office twice each June until you write them down.

In 2027 the calendar is kind to employers. Easter is on 28 March, so Good Friday is 26 March and Corpus Christi is Thursday 27 May. Five of the thirteen fall on a weekend: Easter Sunday itself, 25 April, 1 May, 15 August and Christmas Day. They are not moved to the Monday.

The eight that remain are 1 January, 26 March, 27 May, 10 June, 5 October, 1 November, 1 December and 8 December. The last two are both Wednesdays, one week apart. Plan nothing that needs three signatures in that fortnight.

The city’s own day is mixed news. 13 June 2027 is a Sunday, so Lisbon loses nothing. 24 June is a Thursday, and in Porto the night before it is not quiet.

Carnival Tuesday, 9 February in 2027, is not on the list of compulsory holidays. Many companies give it all the same, by contract or by habit, and the State often closes its counters. Ask before you book a notary on that day.

Then there is the bridge. When a holiday falls on a Thursday, a good part of the country takes the Friday from its annual leave. Nothing is closed, and nobody is there. For 2027 that means 28 May and 11 June.

August is not a holiday either, but behaves like one. Courts are in recess, suppliers close for two or three weeks, and answers take longer. Some tax deadlines that fall in August may be met up to the end of the month. Check each of them: not every one can wait.

As a rule, a tax deadline that falls on a weekend or a national holiday moves to the next working day. We put the true date in the calendar and aim for the working day before it. It has cost us nothing so far, except the pleasure of being surprised.`,
  contentPt: `Portugal tem treze feriados nacionais, e cada município acrescenta o seu. Em Lisboa é 13 de junho, no Porto 24 de junho. Quem trabalha nas duas cidades vai telefonar duas vezes em cada junho para um escritório vazio, até os escrever na agenda.

Em 2027 o calendário é simpático para quem emprega. A Páscoa é a 28 de março, pelo que a Sexta-Feira Santa é a 26 de março e o Corpo de Deus na quinta-feira, 27 de maio. Cinco dos treze calham ao fim de semana: o próprio Domingo de Páscoa, o 25 de abril, o 1.º de maio, o 15 de agosto e o Natal. Não passam para segunda-feira.

Os oito que restam são 1 de janeiro, 26 de março, 27 de maio, 10 de junho, 5 de outubro, 1 de novembro, 1 de dezembro e 8 de dezembro. Os dois últimos são ambos à quarta-feira, com uma semana de intervalo. Não planeie nessa quinzena nada que precise de três assinaturas.

O dia da cidade traz boas e más notícias. O 13 de junho de 2027 é um domingo, e Lisboa não perde nada. O 24 de junho é uma quinta-feira, e no Porto a noite anterior não é sossegada.

A terça-feira de Carnaval, a 9 de fevereiro em 2027, não faz parte da lista de feriados obrigatórios. Muitas empresas dão-na mesmo assim, por contrato ou por hábito, e o Estado fecha muitas vezes os balcões. Pergunte antes de marcar um notário para esse dia.

Há ainda a ponte. Quando um feriado calha à quinta-feira, boa parte do país tira a sexta das suas férias. Nada está fechado, e não está lá ninguém. Em 2027, isto quer dizer 28 de maio e 11 de junho.

Agosto também não é feriado, mas comporta-se como tal. Os tribunais estão em férias, os fornecedores fecham duas ou três semanas, e as respostas demoram mais. Alguns prazos fiscais que caem em agosto podem ser cumpridos até ao fim do mês. Confirme um a um: nem todos podem esperar.

Em regra, um prazo fiscal que calha ao fim de semana ou em feriado nacional passa para o dia útil seguinte. Pomos no calendário a data verdadeira e apontamos para o dia útil anterior. Até agora não nos custou nada, salvo o prazer da surpresa.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-public-holidays.svg',
  tags: ['calendar'],
  serviceId: 'strategy',
  isPremium: false,
  createdAt: '2026-09-08T09:00:00.000Z',
};
