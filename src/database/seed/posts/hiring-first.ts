import type { SamplePost } from '../sample-content.ts';

export const hiringFirst: SamplePost = {
  id: 'hiring-first',
  slug: 'hiring-first',
  title: 'Your first hire in Portugal',
  titlePt: 'A sua primeira contratação em Portugal',
  summary: 'Fourteen salaries, explained without alarm.',
  summaryPt: 'Catorze salários, explicados sem alarme.',
  content: `A Portuguese year has fourteen salaries. The twelve that you expect, one before the summer holiday, and one by 15 December. This is not a bonus and it is not negotiable. It is arithmetic, and it only hurts if the offer letter was written for twelve.

## What it costs

So speak in yearly gross, and then divide by fourteen. On top of the gross the company pays Social Security, 23.75% under the general scheme. The employee pays 11%, which is taken from the salary together with income tax. A meal allowance is usual, though not required by law in every case. Put all of it on one page next to the sum that will arrive in the account, because that is the number about which the candidate will ask.

Table: A salary of €35,000.00 a year, gross

| Line | Each time | In a year |
| --- | ---: | ---: |
| Salary, fourteen times | €2,500.00 | €35,000.00 |
| Social Security of the company, 23.75% | €593.75 | €8,312.50 |
| **Cost before insurance and meals** | **€3,093.75** | **€43,312.50** |
| Social Security of the employee, 11% | €275.00 | €3,850.00 |
| Before income tax, the employee keeps | €2,225.00 | €31,150.00 |

## Before the first day

1. **Three weeks before.** Register the company as an employer, and book the occupational health check.
2. **Two weeks before.** Take out accident insurance, which is compulsory from the first hour.
3. **Before the contract starts, not after.** Tell Social Security about the new employee.
4. **On the first day.** The contract, signed by both, and the agreement on working from home if there is one.

Each takes a day or less, and together they take a fortnight if nobody has been named to do them.

## The contract

![Tiles with a pencil, a clock and a calendar](/art/figures-pencil-clock-calendar.svg "Signed, timed, and the end of the trial in the calendar.")

The contract is open-ended unless there is a reason for it not to be. A fixed term needs a cause that the law recognises, written into the contract, and a vague one turns it into an open-ended contract. The trial period for most employees is 90 days and is longer for posts of greater responsibility. It is a real trial for both sides. Put the date of its end in the calendar, and talk before it.

Full time is at most eight hours a day and forty a week, unless a collective agreement says less. Holidays are 22 working days a year, with a shorter count in the first. Working from home is allowed and needs a written agreement, which says among other things who pays for what.

Check whether a collective agreement covers your trade. It may settle wages, hours and allowances, and it may apply to you although you have never heard of it.

## What goes wrong

What we cannot do is tell you whom to hire. What we can say, after some thirty first hires, is that the ones that went wrong were seldom wrong about money. They were vague about who decides what. That fits on one page too, and no law requires it.

## Sources

- Código do Trabalho (Lei n.º 7/2009, of 12 February): article 112 for the trial period, 140 for fixed terms, 203 for hours, 238 for leave, 263 and 264 for the two extra salaries.
- Rates: article 53 of Lei n.º 110/2009, of 16 September. Insurance: Lei n.º 98/2009, of 4 September. Health checks: Lei n.º 102/2009, of 10 September.
- Income tax is withheld by the tables of the year, at [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt).
- Check: the collective agreement of your trade, in the Boletim do Trabalho e Emprego ([bte.gep.msess.gov.pt](https://bte.gep.msess.gov.pt)).`,
  contentPt: `O ano português tem catorze salários. Os doze que se esperam, um antes das férias de verão e outro até 15 de dezembro. Não é um prémio nem se negoceia. É aritmética, e só dói quando a proposta foi escrita para doze.

## Quanto custa

Fale, por isso, em bruto anual e divida depois por catorze. Além do bruto, a empresa paga Segurança Social, 23,75\u00a0% no regime geral. O trabalhador paga 11\u00a0%, descontados no salário juntamente com o IRS. O subsídio de refeição é habitual, embora a lei não o imponha em todos os casos. Ponha tudo numa página, ao lado do valor que chega à conta, porque é por esse número que o candidato vai perguntar.

Tabela: Um salário de 35 000,00 € brutos por ano

| Linha | De cada vez | Num ano |
| --- | ---: | ---: |
| Salário, catorze vezes | 2500,00 € | 35 000,00 € |
| Segurança Social da empresa, 23,75\u00a0% | 593,75 € | 8312,50 € |
| **Custo antes de seguro e refeições** | **3093,75 €** | **43 312,50 €** |
| Segurança Social do trabalhador, 11\u00a0% | 275,00 € | 3850,00 € |
| Antes de IRS, o trabalhador fica com | 2225,00 € | 31 150,00 € |

## Antes do primeiro dia

1. **Três semanas antes.** Inscreva a empresa como entidade empregadora e marque o exame de medicina do trabalho.
2. **Duas semanas antes.** Contrate o seguro de acidentes de trabalho, obrigatório desde a primeira hora.
3. **Antes do início do contrato, não depois.** Comunique o novo trabalhador à Segurança Social.
4. **No primeiro dia.** O contrato, assinado pelos dois, e o acordo de teletrabalho, se o houver.

Cada passo demora um dia ou menos, e todos juntos demoram uma quinzena quando não há ninguém encarregado deles.

## O contrato

![Azulejos com um lápis, um relógio e um calendário](/art/figures-pencil-clock-calendar.svg "Assinado, com horário, e o fim da experiência no calendário.")

O contrato é sem termo, a não ser que haja motivo para o não ser. Um contrato a termo precisa de uma causa que a lei admita, escrita no contrato, e uma causa vaga transforma-o em contrato sem termo. O período experimental, para a maioria dos trabalhadores, é de 90 dias, e é mais longo para funções de maior responsabilidade. É uma experiência a sério para os dois lados. Ponha a data do fim no calendário, e conversem antes dela.

O tempo completo é, no máximo, de oito horas por dia e quarenta por semana, salvo se uma convenção coletiva disser menos. As férias são 22 dias úteis por ano, e menos no primeiro. O teletrabalho é permitido e exige acordo escrito, que diz, entre outras coisas, quem paga o quê.

Verifique se uma convenção coletiva abrange a sua atividade. Pode fixar salários, horários e subsídios, e pode aplicar-se-lhe sem que dela tenha ouvido falar.

## O que corre mal

O que não podemos fazer é dizer quem contratar. O que podemos dizer, ao fim de umas trinta primeiras contratações, é que as que correram mal raramente falharam no dinheiro. Eram vagas quanto a quem decide o quê. Também isso cabe numa página, e nenhuma lei o exige.

## Fontes

- Código do Trabalho (Lei n.º 7/2009, de 12 de fevereiro): artigos 112.º, para o período experimental, 140.º, para o contrato a termo, 203.º, para o horário, 238.º, para as férias, 263.º e 264.º, para os dois subsídios.
- Taxas: artigo 53.º da Lei n.º 110/2009, de 16 de setembro. Seguro: Lei n.º 98/2009, de 4 de setembro. Exames de saúde: Lei n.º 102/2009, de 10 de setembro.
- O IRS é retido pelas tabelas do ano, em [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt).
- Confirme: a convenção coletiva da sua atividade, no Boletim do Trabalho e Emprego ([bte.gep.msess.gov.pt](https://bte.gep.msess.gov.pt)).`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-hiring-first.svg',
  tags: ['hiring', 'company setup'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'tinto',
  isPremium: false,
  createdAt: '2025-11-04T09:00:00.000Z',
  updatedOn: '2026-11-17',
};
