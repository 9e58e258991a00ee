import type { SamplePost } from '../sample-content.ts';

export const lisbonOrPorto: SamplePost = {
  id: 'lisbon-or-porto',
  slug: 'lisbon-or-porto',
  title: 'Lisbon or Porto? A practical comparison for small teams',
  titlePt: 'Lisboa ou Porto? Uma comparação prática para equipas pequenas',
  summary:
    'Rent, talent, flights and how long the notary takes. Written by people who do both every month.',
  summaryPt:
    'Rendas, talento, voos e quanto demora o notário. Escrito por quem trabalha nas duas cidades todos os meses.',
  content: `We are asked this about once a week, usually by someone who has already decided and would like company. So here is what is the same, what differs, and what we think the question really is.

Table: Lisbon and Porto for a team of five

| What counts | Lisbon | Porto |
| --- | --- | --- |
| People in the municipality | 545,796 | 231,800 |
| Company law, VAT, labour law | national | national |
| Municipal surcharge on profit | up to 1.5%, set each year | up to 1.5%, set each year |
| Office rent | higher | lower, and rising |
| People to hire | more, in more languages | fewer, and they stay longer |
| Trades close by | software, finance, tourism | engineering, textiles, furniture |
| Flights | Europe, Brazil, Africa, North America | mostly Europe |
| The city’s holiday | 13 June | 24 June |

## What is the same

What is the same: nearly all of the law. The company, the tax number, VAT, Social Security and labour rules are national. The forms are identical, and most of them are filed online, so the city in which you sit does not matter to the State. A company registered in Lisbon can hire in Porto the same afternoon.

One tax is local. Each municipality may add a surcharge to corporate tax, up to a limit of 1.5% of taxable profit, and some reduce it for small companies. The rates are set each year. For a team of five it is rarely the largest number on the page.

## What differs

### Rent

Rent is lower in Porto, and the gap has been closing. We no longer print figures, because they were wrong within the quarter. Ask for three offers on the same day, in the same size, and compare those. In both cities a good address ten minutes further out costs noticeably less than the one on the postcard.

### People

People are where their friends are. Lisbon has more of them, more languages among them, and more employers asking. Porto has strong engineering schools, a textile and design trade within an hour’s drive, and people who stay longer. If you sell software to London, start in Lisbon. If you make something that has to be cut, sewn or glazed, start in Porto.

### Getting about

![Tiles with a clock, a table and a telephone](/art/figures-clock-table-telephone.svg "Three hours, a table, and a signal for most of the way.")

Flights favour Lisbon beyond Europe and hardly at all within it. Between the two there is a train of about three hours, and it is the best meeting room in the country when the signal holds.

### The notary

How long does the notary take? In our files there is no difference worth a paragraph. What differs is the bank branch, and there the person matters more than the city.

## What the question really is

Our advice is to choose by the second hire and not by the first. The first is often you. The second is the one who will be found, or not, within a short walk of wherever you have signed.

## Sources

- People: Instituto Nacional de Estatística, [Censos 2021](https://www.ine.pt).
- Surcharge: article 18 of Lei n.º 73/2013, of 3 September; the tax authority publishes the rates of every municipality each year.
- Trains: [cp.pt](https://www.cp.pt).
- Check: this year’s surcharge, and three offers of rent on the same day.`,
  contentPt: `Fazem-nos esta pergunta cerca de uma vez por semana, quase sempre alguém que já decidiu e gostava de companhia. Eis, pois, o que é igual, o que muda e qual nos parece ser a verdadeira pergunta.

Tabela: Lisboa e Porto para uma equipa de cinco

| O que conta | Lisboa | Porto |
| --- | --- | --- |
| Habitantes do município | 545 796 | 231 800 |
| Sociedades, IVA, trabalho | lei nacional | lei nacional |
| Derrama sobre o lucro | até 1,5\u00a0%, fixada todos os anos | até 1,5\u00a0%, fixada todos os anos |
| Renda de escritório | mais alta | mais baixa, e a subir |
| Pessoas para contratar | mais, em mais línguas | menos, e ficam mais tempo |
| Ofícios por perto | software, finanças, turismo | engenharia, têxtil, mobiliário |
| Voos | Europa, Brasil, África, América do Norte | sobretudo Europa |
| Feriado da cidade | 13 de junho | 24 de junho |

## O que é igual

O que é igual: quase toda a lei. A empresa, o número fiscal, o IVA, a Segurança Social e as regras laborais são nacionais. Os impressos são os mesmos, e a maioria entrega-se online, por isso ao Estado não importa a cidade. Uma empresa registada em Lisboa pode contratar no Porto nessa mesma tarde.

Há um imposto local. Cada município pode lançar uma derrama sobre o IRC, até ao limite de 1,5\u00a0% do lucro tributável, e alguns reduzem-na para empresas pequenas. As taxas são fixadas todos os anos. Para uma equipa de cinco pessoas, raramente é o maior número da página.

## O que muda

### Rendas

As rendas são mais baixas no Porto, e a diferença tem vindo a encurtar. Já não publicamos valores, porque ao fim de um trimestre estavam errados. Peça três propostas no mesmo dia, para a mesma área, e compare essas. Nas duas cidades, uma boa morada dez minutos mais longe custa bastante menos do que a do postal.

### Pessoas

As pessoas estão onde estão os amigos. Lisboa tem mais gente, que fala mais línguas, e mais empregadores à procura. O Porto tem boas escolas de engenharia, têxtil e design a menos de uma hora de carro, e pessoas que ficam mais tempo. Quem vende software a Londres deve começar em Lisboa. Quem faz algo que se corta, cose ou vidra deve começar no Porto.

### Deslocações

![Azulejos com um relógio, uma mesa e um telefone](/art/figures-clock-table-telephone.svg "Três horas, uma mesa e rede durante quase todo o caminho.")

Os voos favorecem Lisboa para fora da Europa e quase nada dentro dela. Entre as duas há um comboio de cerca de três horas, que é a melhor sala de reuniões do país quando há rede.

### O notário

Quanto demora o notário? Nos nossos processos não há diferença que mereça um parágrafo. O que muda é o balcão do banco, e aí a pessoa pesa mais do que a cidade.

## Qual é a verdadeira pergunta

O nosso conselho é escolher pela segunda contratação e não pela primeira. A primeira é muitas vezes o próprio fundador. A segunda é a que se encontra, ou não, a uma curta distância a pé do sítio onde assinou.

## Fontes

- Habitantes: Instituto Nacional de Estatística, [Censos 2021](https://www.ine.pt).
- Derrama: artigo 18.º da Lei n.º 73/2013, de 3 de setembro; a Autoridade Tributária publica todos os anos as taxas de cada município.
- Comboios: [cp.pt](https://www.cp.pt).
- Confirme: a derrama deste ano e três propostas de renda no mesmo dia.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-lisbon-or-porto.svg',
  tags: ['strategy', 'hiring'],
  serviceId: 'strategy',
  packageId: 'blueprint',
  caseStudyId: 'halden',
  isPremium: false,
  createdAt: '2026-07-14T09:00:00.000Z',
  updatedOn: '2026-11-13',
};
