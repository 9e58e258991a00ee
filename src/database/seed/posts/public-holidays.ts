import type { SamplePost } from '../sample-content.ts';

export const publicHolidays: SamplePost = {
  id: 'public-holidays',
  slug: 'public-holidays',
  title: 'Thirteen public holidays, and the one your city adds',
  titlePt: 'Treze feriados nacionais, e o que a sua cidade acrescenta',
  summary: 'Which days of 2027 are lost, which are not, and what August does to a deadline.',
  summaryPt: 'Que dias de 2027 se perdem, quais não, e o que agosto faz a um prazo.',
  content: `Portugal has thirteen national holidays, and each municipality adds one of its own. In Lisbon it is 13 June, in Porto 24 June. If you work in both, you will telephone an empty office twice each June until you write them down.

## The thirteen of 2027

Table: The thirteen national holidays of 2027

| Date | Day | Holiday | Lost |
| --- | --- | --- | --- |
| 1 January | Friday | New Year’s Day | **yes** |
| 26 March | Friday | Good Friday | **yes** |
| 28 March | Sunday | Easter Sunday | no |
| 25 April | Sunday | Freedom Day | no |
| 1 May | Saturday | Labour Day | no |
| 27 May | Thursday | Corpus Christi | **yes** |
| 10 June | Thursday | Portugal Day | **yes** |
| 15 August | Sunday | Assumption | no |
| 5 October | Tuesday | Republic Day | **yes** |
| 1 November | Monday | All Saints | **yes** |
| 1 December | Wednesday | Restoration of Independence | **yes** |
| 8 December | Wednesday | Immaculate Conception | **yes** |
| 25 December | Saturday | Christmas Day | no |

In 2027 the calendar is kind to employers. Easter is on 28 March, so Good Friday is 26 March and Corpus Christi is Thursday 27 May. Five of the thirteen fall on a weekend: Easter Sunday itself, 25 April, 1 May, 15 August and Christmas Day. They are not moved to the Monday.

The eight that remain are 1 January, 26 March, 27 May, 10 June, 5 October, 1 November, 1 December and 8 December. The last two are both Wednesdays, one week apart. Plan nothing that needs three signatures in that fortnight.

## The one your city adds

The city’s own day is mixed news. 13 June 2027 is a Sunday, so Lisbon loses nothing. 24 June is a Thursday, and in Porto the night before it is not quiet.

## Days that are not on the list

![Tiles with waves, a boat and a lighthouse](/art/figures-wave-boat-lighthouse.svg "August: nothing is closed by law, and nobody is there.")

- **Carnival**, Tuesday 9 February 2027: by contract or by habit. The State often closes its counters, so ask before you book a notary.
- **Bridges**, Friday 28 May and Friday 11 June 2027: a good part of the country takes the day from its annual leave.
- **August**: courts are in recess, suppliers close for two or three weeks, answers take longer.

## What it does to a deadline

Tax returns and payments that fall due in August may be met up to the last day of the month. Check each of them all the same: what is due to others than the tax authority does not wait.

As a rule, a tax deadline that falls on a weekend or a national holiday moves to the next working day. We put the true date in the calendar and aim for the working day before it. It has cost us nothing so far, except the pleasure of being surprised.

## Sources

- Código do Trabalho (Lei n.º 7/2009, of 12 February): article 234 lists the thirteen, article 235 lets Carnival and the municipal day be given.
- August: article 57-A of the Lei Geral Tributária. Weekends and holidays: article 279 of the Código Civil.
- Days of your municipality: its own site. Movable days follow Easter, which in 2027 is 28 March.
- Check: your collective agreement, which may give Carnival as a right.`,
  contentPt: `Portugal tem treze feriados nacionais, e cada município acrescenta o seu. Em Lisboa é 13 de junho, no Porto 24 de junho. Quem trabalha nas duas cidades vai telefonar duas vezes em cada junho para um escritório vazio, até os escrever na agenda.

## Os treze de 2027

Tabela: Os treze feriados nacionais de 2027

| Data | Dia | Feriado | Perde-se |
| --- | --- | --- | --- |
| 1 de janeiro | sexta-feira | Ano Novo | **sim** |
| 26 de março | sexta-feira | Sexta-Feira Santa | **sim** |
| 28 de março | domingo | Domingo de Páscoa | não |
| 25 de abril | domingo | Dia da Liberdade | não |
| 1 de maio | sábado | Dia do Trabalhador | não |
| 27 de maio | quinta-feira | Corpo de Deus | **sim** |
| 10 de junho | quinta-feira | Dia de Portugal | **sim** |
| 15 de agosto | domingo | Assunção de Nossa Senhora | não |
| 5 de outubro | terça-feira | Implantação da República | **sim** |
| 1 de novembro | segunda-feira | Todos os Santos | **sim** |
| 1 de dezembro | quarta-feira | Restauração da Independência | **sim** |
| 8 de dezembro | quarta-feira | Imaculada Conceição | **sim** |
| 25 de dezembro | sábado | Natal | não |

Em 2027 o calendário é simpático para quem emprega. A Páscoa é a 28 de março, pelo que a Sexta-Feira Santa é a 26 de março e o Corpo de Deus na quinta-feira, 27 de maio. Cinco dos treze calham ao fim de semana: o próprio Domingo de Páscoa, o 25 de abril, o 1.º de maio, o 15 de agosto e o Natal. Não passam para segunda-feira.

Os oito que restam são 1 de janeiro, 26 de março, 27 de maio, 10 de junho, 5 de outubro, 1 de novembro, 1 de dezembro e 8 de dezembro. Os dois últimos são ambos à quarta-feira, com uma semana de intervalo. Não planeie nessa quinzena nada que precise de três assinaturas.

## O que a sua cidade acrescenta

O dia da cidade traz boas e más notícias. O 13 de junho de 2027 é um domingo, e Lisboa não perde nada. O 24 de junho é uma quinta-feira, e no Porto a noite anterior não é sossegada.

## Dias que não estão na lista

![Azulejos com ondas, um barco e um farol](/art/figures-wave-boat-lighthouse.svg "Agosto: nada fecha por lei, e não está lá ninguém.")

- **Carnaval**, terça-feira, 9 de fevereiro de 2027: por contrato ou por hábito. O Estado fecha muitas vezes os balcões, por isso pergunte antes de marcar um notário.
- **Pontes**, sexta-feira, 28 de maio, e sexta-feira, 11 de junho de 2027: boa parte do país tira o dia das suas férias.
- **Agosto**: os tribunais estão em férias, os fornecedores fecham duas ou três semanas, as respostas demoram mais.

## O que faz a um prazo

As declarações e os pagamentos fiscais cujo prazo termina em agosto podem ser cumpridos até ao último dia do mês. Confirme na mesma um a um: o que não é devido à Autoridade Tributária não espera.

Em regra, um prazo fiscal que calha ao fim de semana ou em feriado nacional passa para o dia útil seguinte. Pomos no calendário a data verdadeira e apontamos para o dia útil anterior. Até agora não nos custou nada, salvo o prazer da surpresa.

## Fontes

- Código do Trabalho (Lei n.º 7/2009, de 12 de fevereiro): o artigo 234.º enumera os treze; o artigo 235.º permite dar o Carnaval e o feriado municipal.
- Agosto: artigo 57.º-A da Lei Geral Tributária. Fins de semana e feriados: artigo 279.º do Código Civil.
- O dia do seu município: o site da câmara. Os feriados móveis seguem a Páscoa, que em 2027 é a 28 de março.
- Confirme: a sua convenção coletiva, que pode dar o Carnaval como direito.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-public-holidays.svg',
  tags: ['calendar'],
  serviceId: 'strategy',
  isPremium: false,
  createdAt: '2026-09-08T09:00:00.000Z',
  updatedOn: '2026-11-20',
};
