import type { SamplePost } from '../sample-content.ts';

export const ivaOss: SamplePost = {
  id: 'iva-oss',
  slug: 'iva-oss',
  title: 'When one VAT registration replaces twenty-six',
  titlePt: 'Quando um registo de IVA substitui vinte e seis',
  summary: 'The One Stop Shop in plain words, with the threshold that decides whether you need it.',
  summaryPt: 'O Balcão Único em palavras simples, com o limiar que decide se precisa dele.',
  content: `Sell a tile to someone in Lyon and you owe French VAT. Sell one to someone in Graz and you owe Austrian VAT. Do this often enough and, in principle, you would register in every country you ship to.

In practice there is a quieter road. The One Stop Shop lets a Portuguese company declare all its consumer sales to other EU countries in one quarterly return, filed here, in Portuguese, through the same portal as everything else. The return and the payment are due by the end of the month after the quarter.

## The line at €10,000

Below ten thousand euros a year in cross-border sales to consumers, without VAT, you may simply charge Portuguese VAT. Above it, the buyer’s country decides the rate. The threshold counts all countries together, which is where most shops are caught out: six small countries make one large one. It also looks at the year before, so a quiet January does not start the count again from nothing.

The new rate applies from the sale that crosses the line, not from the next quarter. If a single order in November takes you over, that order already carries the VAT of its destination.

Table: The same table, €100.00 before VAT

| Delivered in | Standard rate | The buyer pays |
| --- | ---: | ---: |
| Luxembourg | 17% | €117.00 |
| Germany | 19% | €119.00 |
| France, Austria | 20% | €120.00 |
| Spain, Belgium, Netherlands | 21% | €121.00 |
| Italy | 22% | €122.00 |
| Portugal, Ireland, Poland | 23% | €123.00 |
| Sweden, Denmark | 25% | €125.00 |
| Hungary | 27% | €127.00 |

Rates change, and several did in 2025. Take them from the Commission’s database on the day on which you set the shop up, not from this table.

## What stays outside

Some sales stay outside. Sales to companies with a valid VAT number follow other rules. Sales to customers in Portugal go in the ordinary return. Goods that leave from a warehouse in another country usually mean a registration in that country, and this includes stock that a marketplace moved there to be helpful. Parcels that come straight from outside the Union have a scheme of their own.

## Four dates a year

1. **30 April**, for January to March.
2. **31 July**, for April to June.
3. **31 October**, for July to September.
4. **31 January**, for October to December.

These four do not wait for Monday. When the last day of the month is a Sunday, the return is still due on that Sunday, and a return without sales is due as well.

## Before you cross it

![Tiles with a lorry, a bridge and a boat](/art/figures-lorry-bridge-boat.svg "The tax travels with the parcel; the return stays here.")

Three things to set up before you cross it: a rate table that updates itself, an address check at the till, and a report that splits sales by country. None of them is difficult. All of them are tedious to add later. Records must be kept for ten years, so choose a format that someone will still be able to open.

What we cannot tell you is whether abroad is worth it. The One Stop Shop makes the VAT simple. It does nothing about postage, returns, or a bottle that meets a staircase in Antwerp. Look at the margin after delivery for each country, once a quarter, on the day when you file. The numbers are on the desk anyway.

## Sources

- Lei n.º 47/2020, of 24 August, which brought the One Stop Shop into Portuguese law; article 59c of Directive 2006/112/EC for the threshold.
- Dates and rates: the European Commission’s pages on the [VAT One Stop Shop](https://vat-one-stop-shop.ec.europa.eu) and its database *Taxes in Europe*.
- Records for ten years: article 369k of the same directive.
- Check: the rate of your own goods, since food, books and children’s things often have a lower one.`,
  contentPt: `Venda um azulejo a alguém em Lyon e deve IVA francês. Venda um a alguém em Graz e deve IVA austríaco. Com a repetição, teria, em princípio, de se registar em cada país para onde envia.

Na prática há um caminho mais sossegado. O Balcão Único permite a uma empresa portuguesa declarar todas as vendas a consumidores de outros países da UE numa só declaração trimestral, entregue cá, em português, no mesmo portal que tudo o resto. A declaração e o pagamento são devidos até ao fim do mês seguinte ao trimestre.

## A linha dos 10 000 €

Abaixo de dez mil euros por ano em vendas transfronteiriças a consumidores, sem IVA, pode simplesmente liquidar IVA português. Acima disso, é o país do comprador que decide a taxa. O limiar conta todos os países em conjunto, e é aí que a maioria das lojas se engana: seis países pequenos fazem um grande. Olha também para o ano anterior, pelo que um janeiro calmo não recomeça a contagem do nada.

A nova taxa aplica-se a partir da venda que ultrapassa a linha, não a partir do trimestre seguinte. Se uma só encomenda de novembro a passar, essa encomenda já leva o IVA do destino.

Tabela: A mesma mesa, 100,00 € antes de IVA

| Entregue em | Taxa normal | O comprador paga |
| --- | ---: | ---: |
| Luxemburgo | 17\u00a0% | 117,00 € |
| Alemanha | 19\u00a0% | 119,00 € |
| França, Áustria | 20\u00a0% | 120,00 € |
| Espanha, Bélgica, Países Baixos | 21\u00a0% | 121,00 € |
| Itália | 22\u00a0% | 122,00 € |
| Portugal, Irlanda, Polónia | 23\u00a0% | 123,00 € |
| Suécia, Dinamarca | 25\u00a0% | 125,00 € |
| Hungria | 27\u00a0% | 127,00 € |

As taxas mudam, e várias mudaram em 2025. Vá buscá-las à base de dados da Comissão no dia em que prepara a loja, e não a esta tabela.

## O que fica de fora

Algumas vendas ficam de fora. As vendas a empresas com número de IVA válido seguem outras regras. As vendas a clientes em Portugal vão na declaração normal. Os bens que saem de um armazém noutro país implicam, em regra, um registo nesse país, e isto inclui o stock que uma plataforma para lá levou por simpatia. As encomendas que vêm diretamente de fora da União têm um regime próprio.

## Quatro datas por ano

1. **30 de abril**, para janeiro a março.
2. **31 de julho**, para abril a junho.
3. **31 de outubro**, para julho a setembro.
4. **31 de janeiro**, para outubro a dezembro.

Estas quatro não esperam por segunda-feira. Quando o último dia do mês é um domingo, a declaração continua a ser devida nesse domingo, e uma declaração sem vendas também.

## Antes de lá chegar

![Azulejos com um camião, uma ponte e um barco](/art/figures-lorry-bridge-boat.svg "O imposto viaja com a encomenda; a declaração fica cá.")

Três coisas a preparar antes de lá chegar: uma tabela de taxas que se atualize sozinha, uma verificação da morada na caixa e um mapa que separe as vendas por país. Nenhuma é difícil. Todas são aborrecidas de acrescentar depois. Os registos guardam-se durante dez anos, por isso convém um formato que alguém ainda consiga abrir.

O que não podemos dizer é se o estrangeiro compensa. O Balcão Único torna o IVA simples. Nada faz pelos portes, pelas devoluções ou por uma garrafa que encontra uma escada em Antuérpia. Veja a margem depois da entrega, país a país, uma vez por trimestre, no dia em que entrega a declaração. Os números já estão em cima da mesa.

## Fontes

- Lei n.º 47/2020, de 24 de agosto, que trouxe o Balcão Único para o direito português; artigo 59.º-C da Diretiva 2006/112/CE, para o limiar.
- Datas e taxas: as páginas da Comissão Europeia sobre o [Balcão Único do IVA](https://vat-one-stop-shop.ec.europa.eu) e a sua base de dados *Taxes in Europe*.
- Registos durante dez anos: artigo 369.º-K da mesma diretiva.
- Confirme: a taxa dos seus próprios bens, porque alimentos, livros e artigos de criança têm muitas vezes uma mais baixa.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-iva-oss.svg',
  tags: ['tax', 'e-commerce'],
  serviceId: 'ecommerce',
  packageId: 'store-care',
  caseStudyId: 'oliva',
  isPremium: true,
  createdAt: '2026-09-29T09:00:00.000Z',
  updatedOn: '2026-11-12',
};
