import type { SamplePost } from '../sample-content.ts';

export const fridayReport: SamplePost = {
  id: 'friday-report',
  slug: 'friday-report',
  title: 'One report, three numbers, every Friday',
  titlePt: 'Um relatório, três números, todas as sextas-feiras',
  summary: 'How we choose what to measure, and how we decide to stop.',
  summaryPt: 'Como escolhemos o que medir, e como decidimos parar.',
  content: `Most reports fail because they can be finished without a decision. Ours has three numbers, chosen before any money is spent, and it goes out on Friday at four. If it does not lead to a sentence that begins with “next week”, it was the wrong three.

Table: One Friday, as we send it

| Number | How it is counted | This week | We stop at |
| --- | --- | ---: | ---: |
| Cost of one order | all we paid / orders | €18.40 | €25.00 |
| Back within 90 days | those who bought again / buyers | 21% | 12% |
| Days until the money | from the work to the bank | 34 | 60 |

## Cost

The first number is about cost: what it took to win one order, one booking or one signed contract. Take everything that you paid, fees included, and divide it by what really happened, not by clicks. In the first month it is always ugly. What matters is the direction over twelve weeks.

## Return

The second is about return: how many of those who bought came back within ninety days, or, for a service, how many months they stay. A shop with a poor first number and a good second one is a business with patience. The other way round it is a leak with a nice front.

## Cash

The third is about cash: the days between doing the work and having the money. Founders leave it out, because it belongs to accounting. It is also the number that closes companies with full order books. In Portugal, where some sectors pay at sixty days and call it prompt, we would sooner drop either of the others.

## Three things, written on a calm day

1. **Where it comes from**, so that anyone can find it again.
2. **What it is today**, with the date.
3. **The value at which you will stop.** This is the hard one.

It is easy to agree on in a calm week and nearly impossible in a bad one, and that is why it is written in the calm one.

## When there is only weather

![Tiles with a parasol, waves and a boat](/art/figures-umbrella-wave-boat.svg "Nine orders a week: not a trend, but weather.")

A warning about small samples. A shop with nine orders a week does not have a trend; it has weather. In such cases we report the sum of the last four weeks, say so in a footnote, and decide once a month.

We have stopped eleven campaigns in this way. Nine were right to stop. Two would probably have recovered, and we will never know. That is the price of the rule, and the clients had agreed to it in writing, on a page that they were free to change on any Monday. Nobody did.

## Sources

- Late payment between companies: Decreto-Lei n.º 62/2013, of 10 May, which follows Directive 2011/7/EU: thirty days where nothing is agreed, sixty as a rule at most.
- The figures in the table are an example. The eleven campaigns are ours.
- Check: your own terms of payment, in the contract and on the invoice.`,
  contentPt: `A maioria dos relatórios falha porque se pode acabar de os ler sem decidir nada. O nosso tem três números, escolhidos antes de se gastar dinheiro, e sai à sexta-feira às quatro. Se não levar a uma frase que comece por «na próxima semana», os três estavam mal escolhidos.

Tabela: Uma sexta-feira, tal como a enviamos

| Número | Como se conta | Esta semana | Paramos em |
| --- | --- | ---: | ---: |
| Custo de uma encomenda | tudo o que pagámos / encomendas | 18,40 € | 25,00 € |
| Voltam em 90 dias | quem voltou a comprar / compradores | 21\u00a0% | 12\u00a0% |
| Dias até ao dinheiro | do trabalho ao banco | 34 | 60 |

## Custo

O primeiro número é de custo: o que foi preciso para conquistar uma encomenda, uma reserva ou um contrato assinado. Some tudo o que pagou, honorários incluídos, e divida pelo que de facto aconteceu, não por cliques. No primeiro mês é sempre feio. O que conta é a direção ao longo de doze semanas.

## Retorno

O segundo é de retorno: quantos dos que compraram voltaram no prazo de noventa dias ou, num serviço, quantos meses ficam. Uma loja com um primeiro número fraco e um segundo bom é um negócio com paciência. Ao contrário, é um balde furado com uma bela pintura.

## Tesouraria

O terceiro é de tesouraria: os dias entre fazer o trabalho e ter o dinheiro. Quem funda costuma deixá-lo de fora, porque é da contabilidade. É também o número que fecha empresas com a carteira de encomendas cheia. Em Portugal, onde alguns setores pagam a sessenta dias e chamam a isso pontualidade, mais depressa largaríamos qualquer um dos outros.

## Três coisas, escritas num dia calmo

1. **De onde vem**, para que qualquer pessoa o volte a encontrar.
2. **Quanto é hoje**, com a data.
3. **O valor a partir do qual vai parar.** Esta é a difícil.

É fácil de combinar numa semana calma e quase impossível numa má, e é por isso que se escreve na calma.

## Quando só há meteorologia

![Azulejos com um guarda-sol, ondas e um barco](/art/figures-umbrella-wave-boat.svg "Nove encomendas por semana: não é tendência, é meteorologia.")

Um aviso sobre amostras pequenas. Uma loja com nove encomendas por semana não tem uma tendência; tem meteorologia. Nesses casos apresentamos a soma das últimas quatro semanas, dizemo-lo numa nota de rodapé e decidimos uma vez por mês.

Já parámos onze campanhas desta forma. Nove fizemos bem em parar. Duas teriam provavelmente recuperado, e nunca o saberemos. É o preço da regra, e os clientes tinham-na aceitado por escrito, numa página que podiam mudar em qualquer segunda-feira. Nenhum a mudou.

## Fontes

- Atrasos de pagamento entre empresas: Decreto-Lei n.º 62/2013, de 10 de maio, que segue a Diretiva 2011/7/UE: trinta dias onde nada se combina, sessenta, em regra, no máximo.
- Os números da tabela são um exemplo. As onze campanhas são nossas.
- Confirme: o seu prazo de pagamento, no contrato e na fatura.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-friday-report.svg',
  tags: ['strategy', 'marketing'],
  serviceId: 'ecommerce',
  packageId: 'growth-partner',
  caseStudyId: 'oliva',
  isPremium: true,
  createdAt: '2025-07-29T09:00:00.000Z',
  updatedOn: '2026-11-02',
};
