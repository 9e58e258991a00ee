import type { SamplePost } from '../sample-content.ts';

export const twoLanguages: SamplePost = {
  id: 'two-languages',
  slug: 'two-languages',
  title: 'Searching in two languages',
  titlePt: 'Pesquisar em duas línguas',
  summary: 'Portuguese buyers and English-speaking ones type different things.',
  summaryPt: 'Quem compra em português e quem compra em inglês escreve coisas diferentes.',
  content: `A shop in Portugal has two audiences in one street. One types in Portuguese and expects to pay by MB WAY. The other types in English, often from a flat three doors away, and expects a card form. They want the same table. They do not look for it in the same words.

## Two lists before two pages

The common mistake is to translate the page and stop there. Translation gives you correct sentences. It does not give you the words that people search for. An English speaker looks for an “accountant in Lisbon” and means someone who answers email. A Portuguese speaker looks for a “contabilista certificado”, because the title is regulated and the word matters. Translate one into the other and you will be found by nobody.

Table: The same wish, in other words

| Someone wants | In English they type | In Portuguese they type |
| --- | --- | --- |
| the books done | accountant in Lisbon | contabilista certificado |
| a company | open a company in Portugal | criar empresa na hora |
| a tax number | NIF for foreigners | pedir NIF |
| a dining table | oak dining table | mesa de jantar em carvalho |
| to pay at home | pay by card | pagar com MB WAY |

So write two lists before you write two pages. Ask ten customers in each language what they typed. Look at the questions that reach your inbox, in the words in which they arrive. In our experience the lists overlap by about half, and the half that differs is the one that sells.

## Which Portuguese

Then choose which Portuguese. In the list of languages Portugal stands beside Brazil, which has twenty times the people, and most tools offer the spelling of the larger one. A reader in Braga notices at the second line. Have European Portuguese written by someone who lives in it, and tell the search engines which one it is: pt-PT, in the page’s language and in the links between the twins.

## Twins that name each other

![Tiles with a house, a table and two speech bubbles](/art/figures-house-table-bubbles.svg "One street, one table, two ways to ask for it.")

Those links matter. Each page names its twin in the other language, and the twin names it back. Without this, the engine picks one for everyone, usually the wrong one. Do not choose for the visitor by address of origin: a good part of those who read in English are sitting in Lisbon, and some of those who read in Portuguese are in Luxembourg.

## The same facts in both

Keep the same facts in both. A price that is current in one language and last year’s in the other is worse than a page that is missing. Note when each was last checked, and have someone told when the dates differ.

## How long it takes

1. **Month 1.** Two lists of words, two pages, links between the twins.
2. **Month 3.** The first reliable sign, in one of the languages.
3. **Month 6.** A conclusion, and the list written again.

Anyone who promises page one by spring has not been asked which spring.

## Sources

- Google Search Central, [localized versions of your pages](https://developers.google.com/search/docs/specialty/international/localized-versions), for the links between twins.
- Language tags: RFC 5646, *Tags for Identifying Languages*, at [rfc-editor.org](https://www.rfc-editor.org/rfc/rfc5646).
- The regulated title: Lei n.º 139/2015, of 7 September, statute of the Ordem dos Contabilistas Certificados.
- Check: the words of your own customers. Ours are examples.`,
  contentPt: `Uma loja em Portugal tem dois públicos na mesma rua. Um escreve em português e espera pagar por MB WAY. O outro escreve em inglês, muitas vezes num apartamento três portas ao lado, e espera um formulário de cartão. Querem a mesma mesa. Não a procuram com as mesmas palavras.

## Duas listas antes de duas páginas

O erro comum é traduzir a página e parar aí. A tradução dá frases corretas. Não dá as palavras que as pessoas pesquisam. Quem fala inglês procura um «accountant in Lisbon» e quer dizer alguém que responda a e-mails. Quem fala português procura um «contabilista certificado», porque o título é regulado e a palavra conta. Traduza-se um pelo outro e ninguém encontra ninguém.

Tabela: O mesmo desejo, por outras palavras

| O que se quer | Em inglês escreve-se | Em português escreve-se |
| --- | --- | --- |
| as contas feitas | accountant in Lisbon | contabilista certificado |
| uma empresa | open a company in Portugal | criar empresa na hora |
| um número fiscal | NIF for foreigners | pedir NIF |
| uma mesa de jantar | oak dining table | mesa de jantar em carvalho |
| pagar em casa | pay by card | pagar com MB WAY |

Escreva, pois, duas listas antes de escrever duas páginas. Pergunte a dez clientes de cada língua o que pesquisaram. Veja as perguntas que chegam à caixa de correio, com as palavras em que chegam. Na nossa experiência, as listas coincidem em cerca de metade, e a metade que difere é a que vende.

## Que português

Escolha depois que português. Na lista de línguas, Portugal está ao lado do Brasil, que tem vinte vezes mais gente, e a maioria das ferramentas propõe a grafia do maior. Um leitor de Braga dá por isso na segunda linha. Entregue o português europeu a quem vive nele e diga aos motores de pesquisa qual é: pt-PT, na língua da página e nas ligações entre as gémeas.

## Gémeas que se indicam

![Azulejos com uma casa, uma mesa e dois balões de fala](/art/figures-house-table-bubbles.svg "Uma rua, uma mesa, duas maneiras de a pedir.")

Essas ligações contam. Cada página indica a sua gémea na outra língua, e a gémea aponta de novo para ela. Sem isto, o motor escolhe uma para todos, em geral a errada. Não escolha pelo visitante conforme o país da ligação: boa parte de quem lê em inglês está em Lisboa, e alguns dos que leem em português estão no Luxemburgo.

## Os mesmos factos nas duas

Mantenha os mesmos factos nas duas. Um preço atual numa língua e do ano passado na outra é pior do que uma página em falta. Anote quando cada texto foi verificado pela última vez e garanta que alguém é avisado se as datas diferirem.

## Quanto tempo demora

1. **Mês 1.** Duas listas de palavras, duas páginas, ligações entre as gémeas.
2. **Mês 3.** O primeiro sinal fiável, numa das línguas.
3. **Mês 6.** Uma conclusão, e a lista escrita de novo.

A quem promete a primeira página até à primavera ninguém perguntou qual primavera.

## Fontes

- Google Search Central, [versões localizadas das páginas](https://developers.google.com/search/docs/specialty/international/localized-versions), para as ligações entre gémeas.
- Etiquetas de língua: RFC 5646, *Tags for Identifying Languages*, em [rfc-editor.org](https://www.rfc-editor.org/rfc/rfc5646).
- O título regulado: Lei n.º 139/2015, de 7 de setembro, estatuto da Ordem dos Contabilistas Certificados.
- Confirme: as palavras dos seus próprios clientes. As nossas são exemplos.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-two-languages.svg',
  tags: ['marketing'],
  serviceId: 'marketing',
  packageId: 'growth-partner',
  caseStudyId: 'mare',
  isPremium: false,
  createdAt: '2025-12-02T09:00:00.000Z',
  updatedOn: '2026-11-04',
};
