import type { SamplePost } from '../sample-content.ts';

export const consentAndNumbers: SamplePost = {
  id: 'consent-and-numbers',
  slug: 'consent-and-numbers',
  title: 'What you lose with consent, and what you never had',
  titlePt: 'O que se perde com o consentimento, e o que nunca se teve',
  summary: 'How to measure a shop honestly when a good part of its visitors say no.',
  summaryPt: 'Como medir uma loja com honestidade quando boa parte dos visitantes diz que não.',
  content: `In Portugal, as in the rest of the Union, a cookie that is not needed for what the visitor asked requires consent, given beforehand and freely. Analytics is not needed for buying a chair. So a banner asks, some people say no, and the graphs fall on the day that it goes live. Marketing calls this a loss. It is closer to a correction.

Start with the banner. Refusing must be as easy as accepting: two buttons, the same size, on the same first layer. Nothing is ticked in advance, nothing is loaded before the answer, and the visitor can change their mind later through a link in the footer. If the shop refuses to work after a no, the yes of the others is worth less.

Then separate two questions that dashboards like to mix. How much did we sell, and how did people find us? The first never needed a cookie. Orders, amounts, products and countries are on your own server, complete, whatever the visitor chose. Build the first report from there and nobody will mourn.

The second question is answered from those who agreed, and they are not a fair sample. They are often on a different device and in less of a hurry. Use their figures to compare one campaign with another in the same week. Do not use them to count, and do not compare a month before the banner with a month after it.

There are honest ways to fill the gap. Ask at the end of the order, in one optional question: how did you hear of us? Use one address or one code for each printed or spoken advertisement. Stop a campaign for two weeks in one region and look at orders there. The last is slow and a little frightening, and it is the only one that tells you what the campaign caused.

Be careful with tools that promise measurement without consent. Some of them really do store nothing on the visitor’s device. Others call the same thing by another name. Ask what is stored, where, and for how long, and put the answer in your record of processing.

In our clients’ shops the report has one page. Orders and margin from the server, cost from the advertising accounts, and below a line, in grey, what those who agreed can tell us. The line is there so that nobody adds the two together.`,
  contentPt: `Em Portugal, como no resto da União, um cookie que não seja necessário para o que o visitante pediu exige consentimento, prévio e livre. As estatísticas não são necessárias para comprar uma cadeira. Por isso um aviso pergunta, algumas pessoas dizem que não, e os gráficos descem no dia em que ele entra em funcionamento. O marketing chama a isto uma perda. Está mais perto de uma correção.

Comecemos pelo aviso. Recusar tem de ser tão fácil como aceitar: dois botões, do mesmo tamanho, na mesma primeira camada. Nada vem assinalado, nada é carregado antes da resposta, e o visitante pode mudar de ideias mais tarde, por uma ligação no rodapé. Se a loja deixar de funcionar depois de um não, o sim dos outros vale menos.

Depois, separem-se duas perguntas que os painéis gostam de misturar. Quanto vendemos, e como nos encontraram? A primeira nunca precisou de cookies. Encomendas, valores, produtos e países estão no próprio servidor, completos, seja qual for a escolha do visitante. Construa daí o primeiro relatório e ninguém ficará de luto.

À segunda pergunta respondem os que aceitaram, e esses não são uma amostra representativa. Estão muitas vezes noutro aparelho e com menos pressa. Use os números deles para comparar uma campanha com outra na mesma semana. Não os use para contar, nem compare um mês antes do aviso com um mês depois.

Há formas honestas de preencher a falha. Pergunte no fim da encomenda, numa só pergunta opcional: como soube de nós? Use um endereço ou um código para cada anúncio impresso ou falado. Pare uma campanha durante duas semanas numa região e veja as encomendas daí. Esta última é lenta e assusta um pouco, e é a única que diz o que a campanha causou.

Cuidado com as ferramentas que prometem medir sem consentimento. Algumas não guardam mesmo nada no aparelho do visitante. Outras dão outro nome à mesma coisa. Pergunte o que fica guardado, onde e por quanto tempo, e ponha a resposta no registo de tratamentos.

Nas lojas dos nossos clientes o relatório tem uma página. Encomendas e margem a partir do servidor, custo a partir das contas de publicidade e, abaixo de uma linha, a cinzento, o que podem dizer os que aceitaram. A linha está lá para que ninguém some as duas coisas.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-consent-and-numbers.svg',
  tags: ['gdpr', 'marketing', 'e-commerce'],
  serviceId: 'marketing',
  caseStudyId: 'brightside',
  isPremium: true,
  createdAt: '2026-02-10T09:00:00.000Z',
};
