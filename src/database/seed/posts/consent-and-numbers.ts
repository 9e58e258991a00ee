import type { SamplePost } from '../sample-content.ts';

export const consentAndNumbers: SamplePost = {
  id: 'consent-and-numbers',
  slug: 'consent-and-numbers',
  title: 'What you lose with consent, and what you never had',
  titlePt: 'O que se perde com o consentimento, e o que nunca se teve',
  summary: 'How to measure a shop honestly when a good part of its visitors say no.',
  summaryPt: 'Como medir uma loja com honestidade quando boa parte dos visitantes diz que não.',
  content: `In Portugal, as in the rest of the Union, a cookie that is not needed for what the visitor asked requires consent, given beforehand and freely. Analytics is not needed for buying a chair. So a banner asks, some people say no, and the graphs fall on the day that it goes live. Marketing calls this a loss. It is closer to a correction.

## The banner

Start with the banner. Refusing must be as easy as accepting: two buttons, the same size, on the same first layer. Nothing is ticked in advance, nothing is loaded before the answer, and the visitor can change their mind later through a link in the footer. If the shop refuses to work after a no, the yes of the others is worth less.

## Two questions, two sources

Then separate two questions that dashboards like to mix. How much did we sell, and how did people find us? The first never needed a cookie. Orders, amounts, products and countries are on your own server, complete, whatever the visitor chose. Build the first report from there and nobody will mourn.

Table: Where each number comes from

| Question | Source | Needs consent |
| --- | --- | --- |
| How much did we sell? | orders on your server | no |
| Which products, to which countries? | orders on your server | no |
| What did a campaign cost? | the advertising account | no |
| How did they hear of us? | one optional question at the end | no |
| Which campaign brought this visit? | analytics of those who agreed | **yes** |
| Do people come back on another device? | advertising networks | **yes** |

The second question is answered from those who agreed, and they are not a fair sample. They are often on a different device and in less of a hurry. Use their figures to compare one campaign with another in the same week. Do not use them to count, and do not compare a month before the banner with a month after it.

## Honest ways to fill the gap

- **Ask.** One optional question at the end of the order: how did you hear of us?
- **Mark.** One address or one code for each printed or spoken advertisement.
- **Stop.** Pause a campaign for two weeks in one region, and look at the orders there.

The last is slow and a little frightening, and it is the only one that tells you what the campaign caused.

## The report of one page

![Tiles with a report, a coin and two speech bubbles](/art/figures-report-coin-bubbles.svg "Below the line stands only what people agreed to tell.")

Be careful with tools that promise measurement without consent. Some of them really do store nothing on the visitor’s device. Others call the same thing by another name. Ask what is stored, where, and for how long, and put the answer in your record of processing.

In our clients’ shops the report has one page. Orders and margin from the server, cost from the advertising accounts, and below a line, in grey, what those who agreed can tell us. The line is there so that nobody adds the two together.

## Sources

- Lei n.º 41/2004, of 18 August, article 5: what may be stored on a visitor’s device. Consent itself: articles 4(11) and 7 of the [GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj).
- Court of Justice, case C-673/17 (Planet49), 1 October 2019: boxes ticked in advance are no consent.
- European Data Protection Board, Guidelines 05/2020 on consent, at [edpb.europa.eu](https://www.edpb.europa.eu).
- Check: what your own analytics tool stores, in writing, from its maker.`,
  contentPt: `Em Portugal, como no resto da União, um cookie que não seja necessário para o que o visitante pediu exige consentimento, prévio e livre. As estatísticas não são necessárias para comprar uma cadeira. Por isso um aviso pergunta, algumas pessoas dizem que não, e os gráficos descem no dia em que ele entra em funcionamento. O marketing chama a isto uma perda. Está mais perto de uma correção.

## O aviso

Comecemos pelo aviso. Recusar tem de ser tão fácil como aceitar: dois botões, do mesmo tamanho, na mesma primeira camada. Nada vem assinalado, nada é carregado antes da resposta, e o visitante pode mudar de ideias mais tarde, por uma ligação no rodapé. Se a loja deixar de funcionar depois de um não, o sim dos outros vale menos.

## Duas perguntas, duas fontes

Depois, separem-se duas perguntas que os painéis gostam de misturar. Quanto vendemos, e como nos encontraram? A primeira nunca precisou de cookies. Encomendas, valores, produtos e países estão no próprio servidor, completos, seja qual for a escolha do visitante. Construa daí o primeiro relatório e ninguém ficará de luto.

Tabela: De onde vem cada número

| Pergunta | Fonte | Exige consentimento |
| --- | --- | --- |
| Quanto vendemos? | encomendas no servidor | não |
| Que produtos, para que países? | encomendas no servidor | não |
| Quanto custou uma campanha? | a conta de publicidade | não |
| Como souberam de nós? | uma pergunta opcional no fim | não |
| Que campanha trouxe esta visita? | estatísticas de quem aceitou | **sim** |
| As pessoas voltam noutro aparelho? | redes de publicidade | **sim** |

À segunda pergunta respondem os que aceitaram, e esses não são uma amostra representativa. Estão muitas vezes noutro aparelho e com menos pressa. Use os números deles para comparar uma campanha com outra na mesma semana. Não os use para contar, nem compare um mês antes do aviso com um mês depois.

## Formas honestas de preencher a falha

- **Pergunte.** Uma só pergunta opcional no fim da encomenda: como soube de nós?
- **Marque.** Um endereço ou um código para cada anúncio impresso ou falado.
- **Pare.** Suspenda uma campanha durante duas semanas numa região e veja as encomendas daí.

Esta última é lenta e assusta um pouco, e é a única que diz o que a campanha causou.

## O relatório de uma página

![Azulejos com um relatório, uma moeda e dois balões de fala](/art/figures-report-coin-bubbles.svg "Abaixo da linha está apenas o que as pessoas aceitaram dizer.")

Cuidado com as ferramentas que prometem medir sem consentimento. Algumas não guardam mesmo nada no aparelho do visitante. Outras dão outro nome à mesma coisa. Pergunte o que fica guardado, onde e por quanto tempo, e ponha a resposta no registo de tratamentos.

Nas lojas dos nossos clientes o relatório tem uma página. Encomendas e margem a partir do servidor, custo a partir das contas de publicidade e, abaixo de uma linha, a cinzento, o que podem dizer os que aceitaram. A linha está lá para que ninguém some as duas coisas.

## Fontes

- Lei n.º 41/2004, de 18 de agosto, artigo 5.º: o que se pode guardar no aparelho de quem visita. O consentimento: artigos 4.º, n.º 11, e 7.º do [RGPD](https://eur-lex.europa.eu/eli/reg/2016/679/oj).
- Tribunal de Justiça, processo C-673/17 (Planet49), 1 de outubro de 2019: caixas assinaladas à partida não são consentimento.
- Comité Europeu para a Proteção de Dados, Diretrizes 05/2020 relativas ao consentimento, em [edpb.europa.eu](https://www.edpb.europa.eu).
- Confirme: o que guarda a sua ferramenta de estatísticas, por escrito, junto de quem a faz.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-consent-and-numbers.svg',
  tags: ['gdpr', 'marketing', 'e-commerce'],
  serviceId: 'marketing',
  caseStudyId: 'brightside',
  isPremium: true,
  createdAt: '2026-02-10T09:00:00.000Z',
  updatedOn: '2026-11-05',
};
