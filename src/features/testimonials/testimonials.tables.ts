export type TestimonialTable = {
  id: string;
  name: string;
  position: string;
  positionPt: string | null;
  company: string;
  imageUrl: string | null;
  rating: number;
  testimonial: string;
  testimonialPt: string | null;
  featured: boolean;
  sort: number;
};

export type TestimonialsTables = {
  testimonials: TestimonialTable;
};
